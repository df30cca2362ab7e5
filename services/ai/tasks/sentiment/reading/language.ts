import { languageOfWords } from '../../../language/detection/language-of.ts';
import { englishValences, valenceIn } from '../lexicons/lexicons.ts';
import type { Token } from './tokens.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { spanish } from './words/spanish.ts';
import type { Vocabulary } from './words/vocabulary.ts';

export const VOCABULARIES = { english, german, french, spanish } satisfies Record<string, Vocabulary>;
export type Language = keyof typeof VOCABULARIES;

const NAMES = { en: 'english', de: 'german', fr: 'french', es: 'spanish', other: null } as const;

/** A word of the lexicon says less than a small word: languages share them. */
const FOR_VALENCE = 0.6;

/** The language that most of its words are of; null where none with a lexicon is known. */
export function languageOf(tokens: readonly Token[]): Language | null {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const found = languageOfWords(words, (language, word) => {
    const name = NAMES[language];
    return name && knows(name, word) ? FOR_VALENCE : 0;
  });
  return found && NAMES[found];
}

const knows = (language: Language, word: string): boolean =>
  language === 'english' ? englishValences(word) !== undefined : valenceIn(language, word) !== 0;
