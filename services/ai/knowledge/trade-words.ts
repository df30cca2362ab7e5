import { allTrades, type BankLanguage } from './bank.ts';

const read = new Map<BankLanguage, ReadonlySet<string>>();

/** Whether a word identifies a trade in that language. */
export function knownInTrades(language: BankLanguage | 'other', word: string): boolean {
  if (language === 'other') return false;
  const words = read.get(language) ?? wordsOf(language);
  read.set(language, words);
  return words.has(word) || words.has(word.replace(/(?:es|s|n|en|e)$/, ''));
}

const SHORTEST = 4;

const wordsOf = (language: BankLanguage): ReadonlySet<string> =>
  new Set(
    [...allTrades().values()]
      .flatMap(({ words }) => [...words[language].strong, ...words[language].weak])
      .flatMap((phrase) => phrase.toLowerCase().split(/[ ’'-]/))
      .filter(({ length }) => length >= SHORTEST),
  );
