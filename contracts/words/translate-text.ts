import type { Text, TextValue } from '../text.ts';

/** The part of Lingui's `I18n` that this file uses, with this folder's catalog in `messages`. */
export interface Translator {
  readonly locale: string;
  readonly messages: Readonly<Record<string, unknown>>;
  _(message: string, values?: Record<string, unknown>): string;
}

/** Returns a sentence in the translator's language; in English where its catalog lacks the message. */
export function translateText(words: string | Text, translator: Translator): string {
  // Stores leave out empty objects, also of a sentence within another one.
  const {
    message,
    values = {},
    english,
  } = typeof words === 'string' ? { message: words, values: {}, english: words } : words;
  if (!Object.hasOwn(translator.messages, message)) return english;
  const counted = new Set([...message.matchAll(/\{(\w+), plural,/g)].map(([, name]) => name));
  const written = Object.entries(values).map(([name, value]) => [
    name,
    counted.has(name) ? value : writeValue(value, translator),
  ]);
  return translator._(message, Object.fromEntries(written));
}

function writeValue(value: TextValue, translator: Translator): string {
  const { locale } = translator;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (isList(value)) return new Intl.ListFormat(locale, { type: 'conjunction' }).format(value);
  if ('anyOf' in value) return new Intl.ListFormat(locale, { type: 'disjunction' }).format(value.anyOf);
  return translateText(value, translator);
}

const isList = (value: TextValue): value is readonly string[] => Array.isArray(value);
