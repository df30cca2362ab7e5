/** Chance that can be repeated: the same seed gives the same draws (mulberry32). */
export interface Random {
  /** A whole number from 0 to below. */
  below(limit: number): number;
  pick<T>(choices: readonly T[]): T;
  chance(share: number): boolean;
  /** Draws `from` to `to` times. */
  several<T>(from: number, to: number, draw: () => T): T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (choices) => choices[below(choices.length)] as (typeof choices)[number],
    chance: (share) => next() < share,
    several: (from, to, draw) => Array.from({ length: from + below(to - from + 1) }, draw),
  };
}
