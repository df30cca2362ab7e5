/** Lines of one kind: what fits the topic best first, and none is given out twice, so that no draft repeats another. */
export interface Supply<T> {
  /** So many, or none. */
  take(count: number): T[];
  upTo(count: number): T[];
  /** One of them, or nothing. */
  one(fits?: (line: T) => boolean): T | undefined;
}

interface Making<T> {
  /** How well a line goes with the topic. */
  readonly fit: (line: T) => number;
  readonly random: () => number;
}

/** Chance decides between lines that fit as well as one another. */
const CHANCE = 1.2;
/** How much an earlier list comes before a later one. */
const EARLIER = 1;

export function createSupply<T>(lists: readonly (readonly T[])[], { fit, random }: Making<T>): Supply<T> {
  const ranked = lists
    .flatMap((list, at) => list.map((line) => ({ line, rank: fit(line) - at * EARLIER + random() * CHANCE })))
    .sort((one, other) => other.rank - one.rank)
    .map(({ line }) => line);
  return {
    take: (count) => (ranked.length < count ? [] : ranked.splice(0, count)),
    upTo: (count) => ranked.splice(0, count),
    one(fits) {
      const at = fits ? ranked.findIndex(fits) : 0;
      return at < 0 ? undefined : ranked.splice(at, 1)[0];
    },
  };
}
