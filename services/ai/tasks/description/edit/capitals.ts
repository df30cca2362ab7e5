import { createRequire } from 'node:module';
import nlp from 'compromise/two';
import { upperFirst } from '../../../language/topic/casing.ts';
import type { Language } from '../../../language/topic/language.ts';
import { knowsWord } from '../../../language/topic/tagger.ts';

const stopwords: Record<string, string[]> = createRequire(import.meta.url)('stopwords-iso');
const small: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  ['en', 'de', 'fr', 'es'].map((language) => [language, new Set(stopwords[language])]),
);
const WORD = /(?<![\p{L}\p{N}@#/._-])\p{Lu}[\p{Lu}’']+(?![\p{L}\p{N}@/_-])/gu;
/** A series of shouted words, with the text between them. */
const ROW =
  /(?<![\p{L}\p{N}@#/._-])\p{Lu}[\p{Lu}’']*(?:[ ,&–-]{1,3}\p{Lu}[\p{Lu}’']*){1,60}(?![\p{L}\p{N}@/_-])/gu;
/** A short word in capitals may be an abbreviation: "NHS", "GmbH". */
const LONGEST_ABBREVIATION = 4;
const ALWAYS_LARGE =
  /^(?:i|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|english|german|french|spanish)$/iu;

/** Lowercases shouted words. Known names and abbreviations keep their capitals. */
export function calmCapitals(text: string, language: Language): string {
  const rows = text.replace(ROW, (row) => {
    const words = row.match(/\p{Lu}[\p{Lu}’']*/gu) ?? [];
    const isShouted = words.some((word) => word.length > LONGEST_ABBREVIATION);
    return isShouted ? row.replace(/\p{Lu}[\p{Lu}’']*/gu, (word) => calmWord(word, language, true)) : row;
  });
  const all = rows.replace(WORD, (word) =>
    word.length > LONGEST_ABBREVIATION || isPlace(toTitleCase(word)) ? calmWord(word, language, false) : word,
  );
  return all === text ? text : withSentencesLarge(all);
}

/** German nouns are large, and nobody knows which words those are: only small words are calmed there. */
function calmWord(word: string, language: Language, isInRow: boolean): string {
  const lower = word.toLowerCase();
  if (word.length === 1 && word !== 'A' && word !== 'À') return word;
  if (language === 'other') return word;
  if (small[language]?.has(lower) && !ALWAYS_LARGE.test(lower)) return lower;
  if (language === 'de') return isInRow || word.length > 6 ? toTitleCase(word) : word;
  const isCommon = language === 'en' ? knowsWord(lower) : isInRow;
  if (isName(toTitleCase(word)) || ALWAYS_LARGE.test(lower)) return toTitleCase(word);
  return isCommon || isInRow ? lower : word;
}

const toTitleCase = (word: string): string => upperFirst(word.toLowerCase());
const isPlace = (word: string): boolean =>
  word.length === LONGEST_ABBREVIATION && nlp(word).has('(#City|#Country)');
const isName = (word: string): boolean => nlp(word).has('(#Place|#FirstName|#Organization)');

const withSentencesLarge = (text: string): string =>
  upperFirst(text.replace(/(?<=[.!?…] |\n)\p{Ll}/gu, (letter) => letter.toUpperCase()));
