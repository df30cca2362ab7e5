import { readTable } from './read-table.ts';

const table = (name: string) => readTable(new URL(`./${name}.tsv`, import.meta.url));

/** A word's value in each of the English lexicons, from -1 to 1; 0 where it has none. */
export interface EnglishValences {
  readonly afinn: number;
  readonly vader: number;
  readonly labmt: number;
}

const [english, emoji] = [table('english'), table('emoji')];

/** How many words the longest phrase of the English lexicons has. */
export const LONGEST_PHRASE = 4;

/** Finds the values of a word or phrase as written, or without drawn-out or added letters: "goood", "team's". */
export const englishValences = (word: string): EnglishValences | undefined => {
  const values = english.get(word) ?? english.get(shortenRepeats(word)) ?? english.get(undoubled(word));
  if (!values) return undefined;
  const [afinn = 0, vader = 0, labmt = 0] = values;
  return { afinn: afinn / 5, vader: vader / 40, labmt: labmt / 400 };
};

/** A word has a letter twice in a row at the most by now. */
const shortenRepeats = (word: string): string =>
  word.endsWith("'s") ? word.slice(0, -2) : word.replace(/(\p{L})\1$/u, '$1');

const undoubled = (word: string): string => word.replace(/(\p{L})\1/gu, '$1');

/** Whether they know the words together, even if only as nothing to feel. */
export const isPhrase = (text: string): boolean => english.has(text);

export const emojiValence = (text: string): number => (emoji.get(text)?.[0] ?? 0) / 100;

const others = { german: table('german'), french: table('french'), spanish: table('spanish') };

/** From -1 to 1; 0 for unknown words. In "j'adore", the part after the apostrophe counts. */
export const valenceIn = (language: keyof typeof others, word: string): number => {
  const lexicon = others[language];
  const values =
    lexicon.get(word) ?? lexicon.get(word.replace(/^\p{L}+'/u, '')) ?? lexicon.get(undoubled(word));
  return (values?.[0] ?? 0) / 5;
};
