import { isDocument } from '../values.ts';

/** A test of one value; undefined stands for a missing field. */
export type ValueTest = (value: unknown) => boolean;

/** Whether some value at the path passes, going into arrays of documents as a query does. */
export function someAtPath(node: unknown, parts: readonly string[], at: number, test: ValueTest): boolean {
  const part = parts[at];
  if (part === undefined) return test(node);
  if (Array.isArray(node)) {
    const index = /^\d+$/.test(part) ? Number(part) : -1;
    if (index >= 0 && index < node.length && someAtPath(node[index], parts, at + 1, test)) return true;
    return node.some((item) => isDocument(item) && someAtPath(item, parts, at, test));
  }
  if (!isDocument(node)) return test(undefined);
  return someAtPath(Object.hasOwn(node, part) ? node[part] : undefined, parts, at + 1, test);
}

/** A value passes by itself or, being an array, through one of its elements. */
export const orElements =
  (test: ValueTest): ValueTest =>
  (value) =>
    test(value) || (Array.isArray(value) && value.some(test));
