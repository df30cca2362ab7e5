import { readFileSync } from 'node:fs';

const FILE = new URL('./data/english-words.txt', import.meta.url);
/** Words that are not listed are rarer than any that is. */
const RAREST = 100;
const COMMONEST = 1_000_000;
const LONGEST_WORD = 20;

let list: ReadonlyMap<string, number> | undefined;

/** How often a word is used among a billion English words. Null for words not in the list (data/README.md). */
export const frequencyOf = (word: string): number | null => words().get(word.toLowerCase()) ?? null;

/** Every word of the list. */
export const listedWords = (): Iterable<string> => words().keys();

/** From 0 for words that occur in every text to 1 for words that define a text's topic. */
export function specificity(word: string): number {
  const often = Math.max(RAREST, frequencyOf(word) ?? RAREST);
  const share = Math.log10(COMMONEST / often) / Math.log10(COMMONEST / RAREST);
  return Math.min(1, Math.max(0, share));
}

/** The words of a tag, "sustainablefashion" or "SustainableFashion", by the likeliest way to part it. */
export function wordsOfTag(tag: string): string[] {
  if (/\p{Ll}\p{Lu}/u.test(tag)) return tag.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((word) => word.toLowerCase());
  const text = tag.toLowerCase();
  return frequencyOf(text) === null ? splitWord(text) : [text];
}

/** The words that a typed tag is surely made of; null where some of it would be a scrap: "Handwerk", "Carillon". */
export function sureWordsOf(tag: string): string[] | null {
  if (frequencyOf(tag) !== null) return null;
  const isCamel = /\p{Ll}\p{Lu}/u.test(tag);
  const words = isCamel
    ? wordsOfTag(tag)
    : splitWord(tag.toLowerCase(), (word) => (isSure(word) ? costOf(word) : Infinity));
  const isInner = (at: number): boolean => isCamel && at > 0 && at < words.length - 1;
  const areSure = words.every(
    (word, at) => isSure(word) || (isInner(at) && (frequencyOf(word) ?? 0) >= COMMONEST),
  );
  return words.length > 1 && areSure ? words : null;
}

/** The shorter a word, the more other languages have its letters in theirs: it must be the more frequent. */
function isSure(word: string): boolean {
  const often = frequencyOf(word) ?? 0;
  if (word.length === 3) return often >= 25_000 && often < COMMONEST;
  return word.length > 3 && often >= (LEAST_BY_LENGTH[word.length] ?? RAREST);
}

const LEAST_BY_LENGTH: Readonly<Record<number, number>> = { 4: 4_000, 5: 2_500, 6: 1_500 };

interface Parting {
  readonly cost: number;
  readonly from: number;
}

function splitWord(text: string, cost: (word: string) => number = costOf): string[] {
  const best: Parting[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= text.length; end++) {
    let bestParting: Parting = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    for (let from = Math.max(0, end - LONGEST_WORD); from < end; from++) {
      const sum = (best[from]?.cost ?? 0) + cost(text.slice(from, end));
      if (sum < bestParting.cost) bestParting = { cost: sum, from };
    }
    best.push(bestParting);
  }
  const parts: string[] = [];
  for (let end = text.length; end > 0; end = best[end]?.from ?? 0)
    parts.unshift(text.slice(best[end]?.from, end));
  return parts;
}

/** Rare words cost more. A string that isn't a word costs more than the words it could be split into. */
const costOf = (word: string): number => {
  const often = frequencyOf(word);
  return often === null ? 8 + 3 * word.length : 9 - Math.log10(often) + (word.length < 3 ? 2 : 0);
};

function words(): ReadonlyMap<string, number> {
  list ??= new Map(
    readFileSync(FILE, 'utf8')
      .trimEnd()
      .split('\n')
      .flatMap((line) => {
        const [often, ...same] = line.split(' ');
        return same.map((word) => [word, Number(often)] as const);
      }),
  );
  return list;
}
