/** Numbers that are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `end`. */
  below(end: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
