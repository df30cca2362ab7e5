import { isTimeForm, TIME_FORMS, writeTime } from '../domain/time-text.ts';
import type { Text, TextValue, TextValues, TimeValue } from '../text.ts';

/** The part of Lingui's `I18n` that this file uses, with this folder's catalog in `messages`. */
export interface Translator {
  /** Numbers, lists and times are written by it. */
  readonly locale: string;
  readonly messages: Readonly<Record<string, unknown>>;
  _(message: string, values?: Record<string, unknown>): string;
}

/**
 * Returns a sentence in the translator's language; in English where its catalog lacks the message. British readers and
 * others get the times of English sentences in their own forms.
 */
export function translateText(words: string | Text, translator: Translator): string {
  // Stores leave out empty objects, also of a sentence within another one.
  const {
    message,
    values = {},
    english,
  } = typeof words === 'string' ? { message: words, values: {}, english: words } : words;
  if (!Object.hasOwn(translator.messages, message))
    return isOtherEnglish(translator.locale) ? writeEnglish(english, values, translator.locale) : english;
  const pluralNames = new Set([...message.matchAll(/\{(\w+), plural,/g)].map(([, name]) => name));
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    pluralNames.has(name) ? value : writeValue(value, translator),
  ]);
  return translator._(message, Object.fromEntries(entries));
}

function writeValue(value: TextValue, translator: Translator): string {
  const { locale } = translator;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (isList(value)) return new Intl.ListFormat(locale, { type: 'conjunction' }).format(value);
  if ('anyOf' in value) return new Intl.ListFormat(locale, { type: 'disjunction' }).format(value.anyOf);
  return 'local' in value ? writeTimeValue(value, locale) : translateText(value, translator);
}

/** The English of services is American. */
const isOtherEnglish = (locale: string): boolean => locale.startsWith('en-') && locale !== 'en-US';

/** English without a catalog has no message to fill in, so its times take the place of the American ones. */
function writeEnglish(english: string, values: TextValues, locale: string): string {
  return Object.values(values).reduce<string>((whole, value) => {
    if (typeof value !== 'object' || !('english' in value) || value.english === '') return whole;
    const localized =
      'local' in value
        ? writeTimeValue(value, locale)
        : writeEnglish(value.english, value.values ?? {}, locale);
    return whole.replace(value.english, () => localized);
  }, english);
}

/** A form of a newer version stays English. */
function writeTimeValue({ english, local, form }: TimeValue, locale: string): string {
  const clocks = Date.parse(`${local.replace(' ', 'T')}Z`);
  return Number.isNaN(clocks) || !isTimeForm(form) ? english : writeTime(clocks, locale, TIME_FORMS[form]);
}

const isList = (value: TextValue): value is readonly string[] => Array.isArray(value);
