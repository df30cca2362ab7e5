import { CALENDAR, ENDINGS, LANGUAGES, type Language, LETTERS, TELLING_WORDS } from './telling-words.ts';

const FOR_LETTERS = 0.8;
const FOR_ENDING = 0.3;
/** French elisions: the letters before a vowel are a word of their own. */
const ELISION = /^((?:[cdjlmnst]|qu)')(.+)$/;

/** Returns further evidence of a word for a language: its place in a lexicon or in the knowledge bank. */
export type Hint = (language: Language, word: string) => number;

/** The language that most of the words are of, in small letters; null where nothing tells. In doubt, English. */
export function languageOfWords(words: readonly string[], hint: Hint): Language | null {
  const plain = words.flatMap((word) => ELISION.exec(word.replaceAll('’', "'"))?.slice(1) ?? [word]);
  let best: Language | null = null;
  let maxCount = 0;
  for (const language of LANGUAGES) {
    const score = plain.reduce((sum, word) => sum + scoreOf(language, word, hint), 0);
    if (score > maxCount) [best, maxCount] = [language, score];
  }
  return best;
}

function scoreOf(language: Language, word: string, hint: Hint): number {
  const telling = TELLING_WORDS[language].has(word) || CALENDAR[language].has(word);
  const weight = telling ? 1 : hint(language, word);
  const letters = LETTERS[language]?.test(word) ? FOR_LETTERS : 0;
  return weight + letters + (weight === 0 && ENDINGS[language]?.test(word) ? FOR_ENDING : 0);
}
