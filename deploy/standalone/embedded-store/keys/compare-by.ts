import type { Document } from 'bson';
import { compareValues, encodeKey, invert } from './encode.ts';
import { valuesAtPath } from './path-values.ts';

/** Orders two documents by `{ path: 1 | -1 }`; of an array its least (or greatest) element counts. */
export function compareBy(a: Document, b: Document, by: Readonly<Record<string, number>>): number {
  for (const [path, direction] of Object.entries(by)) {
    const order = compareValues(extreme(a, path, direction), extreme(b, path, direction));
    if (order !== 0) return order * Math.sign(direction);
  }
  return 0;
}

/** Bytes that order documents as `compareBy` does, for when there are many. */
export const sortKey = (document: Document, by: readonly (readonly [string, number])[]): Buffer =>
  Buffer.concat(
    by.map(([path, direction]) => {
      const key = encodeKey(extreme(document, path, direction));
      return direction > 0 ? key : invert(key);
    }),
  );

function extreme(document: Document, path: string, direction: number): unknown {
  const { values } = valuesAtPath(document, path);
  return values.reduce((best, value) => (compareValues(value, best) * direction < 0 ? value : best));
}
