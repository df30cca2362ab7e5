import type { Document } from 'bson';
import { isDocument, isOperators } from '../values.ts';

/**
 * Returns the document with computed fields, for `$addFields` and `$set`: sets nested paths, in every element of
 * arrays, and removes fields whose computed value is missing. The given document stays unchanged.
 */
export function withFields(
  document: Document,
  spec: Document,
  compute: (expression: unknown) => unknown,
): Document {
  let result: unknown = document;
  for (const [path, expression] of leaves(spec)) result = put(result, path, compute(expression));
  return result as Document;
}

/** `{ a: { b: <expression> } }` is another way to write `{ 'a.b': <expression> }`. */
export function* leaves(
  spec: Document,
  way: readonly string[] = [],
): Generator<[path: string[], value: unknown]> {
  for (const [field, value] of Object.entries(spec)) {
    const path = [...way, ...field.split('.')];
    if (isDocument(value) && !isOperators(value)) yield* leaves(value, path);
    else yield [path, value];
  }
}

function put(node: unknown, path: readonly string[], value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (Array.isArray(node)) return node.map((item) => put(item, path, value));
  const { [part]: before, ...others } = isDocument(node) ? node : ({} as Document);
  const after = put(before, rest, value);
  if (after === undefined) return others;
  return isDocument(node) ? { ...node, [part]: after } : { [part]: after };
}
