import { isTimeForm, TIME_FORMS, writeTime } from '../domain/time-text.ts';
import type { Text, TextValue, TimeValue } from '../text.ts';

/** The part of Lingui's `I18n` that this file uses, with this folder's catalog in `messages`. */
export interface Translator {
  /** Numbers, lists and times are written by it. */
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
  return 'local' in value ? writeTimeValue(value, locale) : translateText(value, translator);
}

/** A form of a newer version stays English. */
function writeTimeValue({ english, local, form }: TimeValue, locale: string): string {
  const clocks = Date.parse(`${local.replace(' ', 'T')}Z`);
  return Number.isNaN(clocks) || !isTimeForm(form) ? english : writeTime(clocks, locale, TIME_FORMS[form]);
}

const isList = (value: TextValue): value is readonly string[] => Array.isArray(value);
