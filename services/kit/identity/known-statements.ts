/** Statements that were verified, by their whole text. */
export interface KnownStatements<T> {
  /** What it said, while it is good. */
  find(token: string): T | undefined;
  keep(token: string, said: T): void;
}

/** About a megabyte. */
const MOST = 1_000;

/** @param clocksApart seconds that a statement is believed beyond its end */
export function createKnownStatements<T extends { readonly expiresAt: number }>(
  clocksApart: number,
): KnownStatements<T> {
  const known = new Map<string, T>();
  return {
    find(token) {
      const said = known.get(token);
      if (!said || said.expiresAt > Math.floor(Date.now() / 1000) - clocksApart) return said;
      known.delete(token);
      return undefined;
    },
    keep(token, said) {
      const [oldest] = known.keys();
      if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
      known.set(token, said);
    },
  };
}
