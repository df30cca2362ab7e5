import { englishValences, valenceIn } from '../lexicons/lexicons.ts';
import type { Token } from './tokens.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { spanish } from './words/spanish.ts';
import type { Vocabulary } from './words/vocabulary.ts';

export const VOCABULARIES = { english, german, french, spanish } satisfies Record<string, Vocabulary>;
export type Language = keyof typeof VOCABULARIES;
const LANGUAGES = Object.keys(VOCABULARIES) as Language[];

/** Letters of one of them alone. */
const LETTERS: Readonly<Record<Language, RegExp | null>> = {
  english: null,
  german: /[äöüß]/,
  french: /[çœêèàûîâ]/,
  spanish: /[ñáíó]/,
};
/** A word of the lexicon says less than a small word: languages share them. */
const FOR_VALENCE = 0.6;
const FOR_LETTERS = 0.8;

/** The language that most of its words are of; null where none is known. In doubt it is English. */
export const languageOf = (tokens: readonly Token[]): Language | null => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const scores = LANGUAGES.map((language) => {
    let score = 0;
    for (const word of words) {
      if (isCommon(language, word)) score += 1;
      else if (knows(language, word)) score += FOR_VALENCE;
      if (LETTERS[language]?.test(word)) score += FOR_LETTERS;
    }
    return score;
  });
  const best = Math.max(...scores);
  return best === 0 ? null : (LANGUAGES[scores.indexOf(best)] ?? null);
};

/** "J'adore", "l'équipe": the article is a word of its own. */
const isCommon = (language: Language, word: string): boolean => {
  const { common } = VOCABULARIES[language];
  return common.has(word) || (language === 'french' && /^(?:[jlcdmtsn]|qu)'/.test(word));
};

const knows = (language: Language, word: string): boolean =>
  language === 'english' ? englishValences(word) !== undefined : valenceIn(language, word) !== 0;
