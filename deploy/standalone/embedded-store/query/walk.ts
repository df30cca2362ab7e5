import { isDocument } from '../values.ts';

/** A test of one value; undefined represents a missing field. A list that is `whole` isn't tested by its elements. */
export type ValueTest = (value: unknown, whole?: boolean) => boolean;

/** Whether some value at the path passes, going into arrays of documents as a query does. */
export function someAtPath(
  node: unknown,
  parts: readonly string[],
  at: number,
  test: ValueTest,
  whole = false,
): boolean {
  const part = parts[at];
  if (part === undefined) return test(node, whole);
  if (Array.isArray(node)) {
    const index = /^\d+$/.test(part) ? Number(part) : -1;
    // An element that the path names by its position is meant itself, as a whole.
    if (index >= 0 && index < node.length && someAtPath(node[index], parts, at + 1, test, true)) return true;
    return node.some((item) => isDocument(item) && someAtPath(item, parts, at, test));
  }
  if (!isDocument(node)) return test(undefined);
  return someAtPath(Object.hasOwn(node, part) ? node[part] : undefined, parts, at + 1, test);
}

/** A value passes by itself or, being an array, through one of its elements. */
export const orElements =
  (test: (value: unknown) => boolean): ValueTest =>
  (value, whole) =>
    test(value) || (!whole && Array.isArray(value) && value.some((item) => test(item)));
