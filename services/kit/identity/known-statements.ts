/** Statements that were verified, by their whole text. */
export interface KnownStatements<T> {
  /** The statement behind a token, while it is valid. */
  find(token: string): T | undefined;
  keep(token: string, statement: T): void;
}

/** About a megabyte. */
const LIMIT = 1_000;

/** @param clocksApart seconds that a statement is believed beyond its end */
export function createKnownStatements<T extends { readonly expiresAt: number }>(
  clocksApart: number,
): KnownStatements<T> {
  const statements = new Map<string, T>();
  return {
    find(token) {
      const statement = statements.get(token);
      if (!statement || statement.expiresAt > Math.floor(Date.now() / 1000) - clocksApart) return statement;
      statements.delete(token);
      return undefined;
    },
    keep(token, statement) {
      const [oldest] = statements.keys();
      if (statements.size >= LIMIT && oldest !== undefined) statements.delete(oldest);
      statements.set(token, statement);
    },
  };
}
