/** Lines of one kind: what fits the topic best first, and none is given out twice, so that no draft repeats another. */
export interface Supply<T> {
  /** So many, or none. */
  take(count: number): T[];
  upTo(count: number): T[];
  /** One of them, or nothing. */
  one(): T | undefined;
}

interface Making<T> {
  readonly text: (line: T) => string;
  /** The beginnings of the topic's words. */
  readonly stems: ReadonlySet<string>;
  readonly random: () => number;
}

/** Earlier lists come before later ones, unless a line of a later one speaks of the topic. */
export function createSupply<T>(
  lists: readonly (readonly T[])[],
  { text, stems, random }: Making<T>,
): Supply<T> {
  const ranked = lists
    .flatMap((list, at) =>
      list.map((line) => ({ line, rank: relevance(text(line), stems) * 2 - at * 1.2 + random() * 1.9 })),
    )
    .sort((one, other) => other.rank - one.rank)
    .map(({ line }) => line);
  return {
    take: (count) => (ranked.length < count ? [] : ranked.splice(0, count)),
    upTo: (count) => ranked.splice(0, count),
    one: () => ranked.shift(),
  };
}

const STEM = 5;
const ENDING = /(?:ies|es|s|e|en|er|ing)$/;
/** Words so short say nothing of what a line is about. */
const SHORTEST = 4;

export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.replace(ENDING, '').slice(0, STEM)),
  );

const relevance = (line: string, stems: ReadonlySet<string>): number => {
  let shared = 0;
  for (const stem of stemsOf(line)) if (stems.has(stem)) shared++;
  return Math.min(2, shared);
};
