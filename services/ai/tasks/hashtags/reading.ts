import porter from 'natural/lib/natural/stemmers/porter_stemmer.js';
import { sureWordsOf } from '../../language/hashtags/word-list.ts';
import { type Language, languageOf } from '../../language/topic/language.ts';

export interface Token {
  readonly word: string;
  readonly stem: string;
}

/** A text as words, in the language that it is taken to be in. */
export interface Reading {
  readonly language: Language;
  /** Addresses, prices and hash signs are removed, and shouted words are in lower case. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The topic as typed, if it is a single word or tag; else empty. */
  readonly topic: string;
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,200}/gu;
const WORD = /[\p{L}\p{M}]+(?:[’'][\p{L}\p{M}]+)*/gu;

export function readText(input: string): Reading {
  const clean = cleanText(input);
  const text = inSmallLetters(withWordsParted(clean));
  const language = languageOf(text);
  const tokens = (text.match(WORD) ?? []).map((word) => ({ word, stem: stemOf(word, language) }));
  return { language, text, tokens, topic: oneWordOf(clean) };
}

const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(ADDRESS, ' . ')
    .replace(/[‘´`']/gu, '’')
    .replace(TO_BOOK, '');

/** An appointment is no novel. */
const TO_BOOK =
  /\bbook(?= (?:your|now|a|an|online|today|at|until|by|in|via|it|us|this|early|before|with)\b)/giu;

/** Their stems would be those of other words: a bank, a box, a market, a product. */
const UNSTEMMED = new Set([
  'banking',
  'boxing',
  'marketing',
  'productivity',
  'training',
  'booking',
  'housing',
]);

/** Words that the stemmer takes for forms of one another: an organ and organic food, the universe and a university. */
const APART: readonly (readonly [RegExp, string])[] = [
  [/^organs?$/, 'organs'],
  [/^organic/, 'organic'],
  [/^organi[sz]/, 'organize'],
  [/^univers(?:e|es|al)$/, 'universe'],
  [/^anim(?:e|ate|ates|ated|ation|ations)$/, 'animation'],
  [/^communicat/, 'communicate'],
  [/^emerg(?:e|es|ed|ing)$/, 'emerge'],
  [/^authori/, 'authority'],
  [/^celebrit/, 'celebrity'],
  [/^audits?$/, 'audit'],
  [/^skies$/, 'sky'],
  [/^wellness$/, 'wellness'],
  [/^generous/, 'generous'],
];

const englishStem = (word: string): string =>
  APART.find(([form]) => form.test(word))?.[1] ?? porter.stem(word);

/** The stem of a word. */
export const stemOf = (word: string, language: Language): string => {
  const small = word.toLowerCase().replace(/’s?$/u, '');
  if (language === 'en') return UNSTEMMED.has(small) ? small : englishStem(small);
  return small.length > 4
    ? small.replace(language === 'de' ? /(?:en|er|es|e|n|s)$/u : /(?:es|s)$/u, '')
    : small;
};

/** Splits a topic that is one tag, "#sustainablefashion", into its words. */
const withWordsParted = (text: string): string => {
  const topic = oneWordOf(text);
  if (!/^[A-Za-z]{4,40}$/u.test(topic)) return text.replace(/[#＃]/gu, '');
  return languageOf(topic) === 'en' ? (sureWordsOf(topic)?.join(' ') ?? topic) : topic;
};

const oneWordOf = (text: string): string => /^[#＃]?([\p{L}\p{M}]+)$/u.exec(text.trim())?.[1] ?? '';

/** Capitals tell names only where not every word has one. */
const inSmallLetters = (text: string): string => {
  const words = text.match(WORD) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return capitals.length > 1 && capitals.length > words.length * 0.6 ? text.toLowerCase() : text;
};
