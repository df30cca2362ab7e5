const LIMIT = 10_000;

/** Tokens that were found good lately, by their hashes: who calls with one is no stranger. */
export interface KnownTokens {
  add(hash: string): void;
  has(hash: string): boolean;
}

export const createKnownTokens = (): KnownTokens => {
  const hashes = new Set<string>();
  return {
    add(hash) {
      hashes.delete(hash);
      hashes.add(hash);
      const [oldest] = hashes;
      if (hashes.size > LIMIT && oldest !== undefined) hashes.delete(oldest);
    },
    has: (hash) => hashes.has(hash),
  };
};
