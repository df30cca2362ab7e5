/**
 * Statements in the order of the `_id` that each names, those of one document as they came: two batches that lock
 * their documents in one order can't wait for each other.
 */
export const inLockOrder = <T>(statements: readonly T[], idOf: (statement: T) => unknown): T[] =>
  statements.toSorted((a, b) => compare(String(idOf(a)), String(idOf(b))));

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
