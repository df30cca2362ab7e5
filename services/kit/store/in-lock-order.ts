/**
 * Orders statements by their `_id`, and by arrival for one document: two batches that lock their documents in the
 * same order can't wait for each other.
 */
export const inLockOrder = <T>(statements: readonly T[], idOf: (statement: T) => unknown): T[] =>
  statements.toSorted((a, b) => compare(String(idOf(a)), String(idOf(b))));

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
