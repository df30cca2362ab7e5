import { readFileSync } from 'node:fs';

const FILE = new URL('./data/english-words.txt', import.meta.url);
/** Words that are not listed are rarer than any that is. */
const RAREST = 100;
const COMMONEST = 1_000_000;
const LONGEST_WORD = 20;

let list: ReadonlyMap<string, number> | undefined;

/** How often a word is used among a billion English words; null for what is not in the list (data/README.md). */
export const frequencyOf = (word: string): number | null => words().get(word.toLowerCase()) ?? null;

/** From 0 for words that are in every text to 1 for those that say what one is about. */
export function specificity(word: string): number {
  const often = Math.max(RAREST, frequencyOf(word) ?? RAREST);
  const share = Math.log10(COMMONEST / often) / Math.log10(COMMONEST / RAREST);
  return Math.min(1, Math.max(0, share));
}

/** The words of a tag, "sustainablefashion" or "SustainableFashion", by the likeliest way to part it. */
export function wordsOfTag(tag: string): string[] {
  if (/\p{Ll}\p{Lu}/u.test(tag)) return tag.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((word) => word.toLowerCase());
  const text = tag.toLowerCase();
  return frequencyOf(text) === null ? parted(text) : [text];
}

interface Parting {
  readonly cost: number;
  readonly from: number;
}

function parted(text: string): string[] {
  const best: Parting[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= text.length; end++) {
    let found: Parting = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    for (let from = Math.max(0, end - LONGEST_WORD); from < end; from++) {
      const cost = (best[from]?.cost ?? 0) + costOf(text.slice(from, end));
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const parts: string[] = [];
  for (let end = text.length; end > 0; end = best[end]?.from ?? 0)
    parts.unshift(text.slice(best[end]?.from, end));
  return parts;
}

/** The rarer the dearer; what is no word is dearer than the words that it could be parted into. */
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
