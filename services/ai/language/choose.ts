/** Picks for variety. */
export interface Choose {
  /** One of the list. */
  one<T>(list: readonly [T, ...T[]]): T;
  /** The first few always (they matter most), then others by chance, `count` in all. */
  some<T>(list: readonly T[], count: number): T[];
}

export function createChoose(random: () => number): Choose {
  const index = (length: number) => Math.min(length - 1, Math.floor(random() * length));
  return {
    one: (list) => list[index(list.length)] ?? list[0],
    some(list, count) {
      const firstHalf = list.slice(0, Math.ceil(count / 2));
      const rest = list.slice(firstHalf.length);
      while (firstHalf.length < count && rest.length > 0)
        firstHalf.push(...rest.splice(index(rest.length), 1));
      return firstHalf;
    },
  };
}

/** The same numbers for the same seed. */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}
