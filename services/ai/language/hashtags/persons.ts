import nlp from 'compromise/two';
import { isCapital } from './phrase.ts';

/** A title before somebody's name. */
const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|father|sister|brother|sir|lady|lord|rev|reverend|coach|aunt|uncle|frau|herrn?|pfarrer|pfarrerin|familie|m|mme|mlle|madame|monsieur|don|doña|sr|sra|señora?|padre)\.?$/iu;

/** Whether the words from there name somebody: a title and a name, or a first name and another name. */
export function namesPerson(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (TITLE.test(first) && isCapital(second)) return true;
  return words.length > 1 && words.every(isCapital) && isFirstName(first);
}

const isNameByWord = new Map<string, boolean>();
const MAX_KNOWN = 5_000;

/** Looks a name up in compromise's list, which has names of many languages. */
export function isFirstName(word: string): boolean {
  const cached = isNameByWord.get(word);
  if (cached !== undefined) return cached;
  const isName = nlp(word).has('#FirstName');
  if (isNameByWord.size < MAX_KNOWN) isNameByWord.set(word, isName);
  return isName;
}

/** Words that say that somebody is named who wants to be known: an author's reading, a band's concert. */
export const PUBLIC =
  /(?<!\p{L})(?:authors?|writers?|poets?|novelists?|reading (?:by|with)|singers?|bands?|dj|comedians?|composers?|artists?|painters?|exhibition|retrospective|concerts?|recital|quartet|lecture by|works (?:by|of)|autor(?:in)?|lesung|sänger(?:in)?|konzert|ausstellung|künstler(?:in)?|auteure?|autrice|romanci(?:er|ère)|chanteu(?:r|se)|exposition|autora?|escritora?|cantante|concierto|exposición)(?!\p{L})/iu;
