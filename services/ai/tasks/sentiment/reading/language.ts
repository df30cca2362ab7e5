import { languageOfWords } from '../../../language/detection/language-of.ts';
import { wordsInIdioms } from '../idioms/find-idioms.ts';
import { LANGUAGES, type Language } from '../idioms/languages.ts';
import { englishValences, valenceIn } from '../lexicons/lexicons.ts';
import type { Token } from './tokens.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { spanish } from './words/spanish.ts';
import type { Vocabulary } from './words/vocabulary.ts';

export const VOCABULARIES: Readonly<Record<Language, Vocabulary>> = { english, german, french, spanish };

const NAMES = { en: 'english', de: 'german', fr: 'french', es: 'spanish', other: null } as const;

/** A word of the lexicon says less than a small word: languages share them. */
const FOR_VALENCE = 0.6;

/** The language whose idioms it is made of, else the one of most of its words; null where none with a lexicon is known. */
export function languageOf(tokens: readonly Token[]): Language | null {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const byIdioms = languageOfIdioms(tokens, words.length);
  if (byIdioms) return byIdioms;
  const foundLanguage = languageOfWords(words, (language, word) => {
    const name = NAMES[language];
    return name && knows(name, word) ? FOR_VALENCE : 0;
  });
  return foundLanguage && NAMES[foundLanguage];
}

/** The share of a comment that has to be idioms of one language, and of no other. */
const MOSTLY = 0.6;

function languageOfIdioms(tokens: readonly Token[], words: number): Language | null {
  const mostly = LANGUAGES.filter((one) => wordsInIdioms(tokens, one) >= Math.max(1, MOSTLY * words));
  const [only] = mostly;
  return mostly.length === 1 && only ? only : null;
}

const knows = (language: Language, word: string): boolean =>
  language === 'english' ? englishValences(word) !== undefined : valenceIn(language, word) !== 0;
