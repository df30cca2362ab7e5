import { listText } from './domain/list-text.ts';
import type { TimeForm } from './domain/time-text.ts';

/** A message for people: in English, with everything needed to translate it. */
export interface Text {
  readonly english: string;
  /** In ICU MessageFormat. Translations are found by it, in `words/<locale>.po`. */
  readonly message: string;
  readonly values: TextValues;
}

/**
 * A time in a zone, or only its day or time of day. It includes the English text, for API clients and for older pages
 * that didn't support times.
 */
export interface TimeValue {
  readonly english: string;
  /** YYYY-MM-DD HH:mm:ss. */
  readonly local: string;
  readonly form: TimeForm;
}

/** Numbers, lists and times are written as the reader's language does. */
export type TextValue =
  | string
  | number
  | readonly string[]
  | { readonly anyOf: readonly string[] }
  | TimeValue
  | Text;
export type TextValues = Readonly<Record<string, TextValue>>;

/** A placeholder of a sentence: one named value, as in `${{ most: 10 }}`, or one of several forms. */
type Part = Readonly<Record<string, TextValue>> | Form;

const FORM = Symbol('form');
interface Form {
  readonly [FORM]: true;
  readonly english: string;
  readonly message: string;
  readonly values: TextValues;
}

/**
 * A sentence with values. Write it whole: other languages order words differently.
 * @example text`Use at most ${plural({ count: 3 }, { one: '# tag', other: '# tags' })} on ${{ network: 'Mastodon' }}.`
 */
export function text(strings: TemplateStringsArray, ...parts: readonly Part[]): Text {
  const forms = parts.map((part) => (FORM in part ? (part as Form) : simple(part as TextValues)));
  const join = (take: (form: Form) => string): string =>
    strings.reduce(
      (whole, string, at) => whole + (forms[at - 1] ? take(forms[at - 1] as Form) : '') + string,
    );
  return {
    english: join(({ english }) => english),
    message: join(({ message }) => message),
    values: Object.assign({}, ...forms.map(({ values }) => values)) as TextValues,
  };
}

function simple(values: TextValues): Form {
  const [[name, value]] = Object.entries(values) as [[string, TextValue]];
  return { [FORM]: true, english: englishOf(value), message: `{${name}}`, values };
}

type Forms = Readonly<Record<string, string> & { other: string }>;

/** Chooses by a number: `one` and `other`, or an exact one as in `=0`. In a form, `#` is replaced by the number. */
export function plural(values: Readonly<Record<string, number>>, forms: Forms): Form {
  const [[name, count]] = Object.entries(values) as [[string, number]];
  const form = forms[`=${count}`] ?? (count === 1 ? forms.one : undefined) ?? forms.other;
  return {
    [FORM]: true,
    english: form.replaceAll('#', () => englishOf(count)),
    message: `{${name}, plural, ${formsText(forms)}}`,
    values,
  };
}

/** Chooses by a word that is no text for people, such as a kind. */
export function select(values: Readonly<Record<string, string>>, forms: Forms): Form {
  const [[name, kind]] = Object.entries(values) as [[string, string]];
  return {
    [FORM]: true,
    english: forms[kind] ?? forms.other,
    message: `{${name}, select, ${formsText(forms)}}`,
    values,
  };
}

const formsText = (forms: Forms): string =>
  Object.entries(forms)
    .map(([form, words]) => `${form} {${words}}`)
    .join(' ');

function englishOf(value: TextValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (isList(value)) return listText(value);
  return 'anyOf' in value ? listText(value.anyOf, 'or') : value.english;
}

const isList = (value: TextValue): value is readonly string[] => Array.isArray(value);

/** Sentences with constant values, by their English text. There are only as many as in the source code. */
const constants = new Map<string, Text>();

/** A sentence as plain English, for places that take a string. Its values must be constants. */
export function sentence(strings: TemplateStringsArray, ...parts: readonly Part[]): string {
  const message = text(strings, ...parts);
  if (parts.length > 0) constants.set(message.english, message);
  return message.english;
}

/** Forgets a sentence that has not been written anew since: test files that share this module find none of each other's. */
export function forgetSentence(message: Text): void {
  if (constants.get(message.english) === message) constants.delete(message.english);
}

/** Returns what translates an English sentence; undefined for one without values, which is its own message. */
export const textOfSentence = (english: string): Text | undefined => constants.get(english);

/** A sentence nested in another one. Text from a network stays untranslated. */
export const toText = (words: string | Text): Text =>
  typeof words === 'string'
    ? (textOfSentence(words) ?? { english: words, message: words, values: {} })
    : words;

export const toEnglish = (words: string | Text): string =>
  typeof words === 'string' ? words : words.english;
