import type { Document } from 'bson';
import { type Part, partOf } from '../storage/part.ts';
import { isDocument } from '../values.ts';
import { checkOperators } from './check-operators.ts';

/** Where an update by operators does what, whatever its operands. */
export interface Shape {
  /** In the order of their paths, numbers by size, as MongoDB has applied them since 5.0. */
  readonly places: readonly Place[];
  readonly part: Part;
}

interface Place {
  readonly operator: string;
  readonly path: string;
}

/** Services make few kinds of updates, each of them often. */
const shapes = new Map<string, Shape>();
const LIMIT = 500;

/** @throws CommandError for an unknown operator, or two changes that touch the same path */
export function shapeOf(update: Document): Shape {
  const key = keyOf(update);
  const cachedShape = key === null ? undefined : shapes.get(key);
  if (cachedShape) return cachedShape;
  checkOperators(update);
  const places = Object.entries(update)
    .flatMap(([operator, fields]) => Object.keys(fields).map((path) => ({ operator, path })))
    .sort((a, b) => comparePaths(a.path.split('.'), b.path.split('.')));
  const shape = { places, part: partOf(places.map(({ path }) => path)) };
  if (shapes.size >= LIMIT) shapes.clear();
  if (key !== null) shapes.set(key, shape);
  return shape;
}

/** Names in BSON hold no zero. Null where an operator has no fields. */
function keyOf(update: Document): string | null {
  const parts: (string | number)[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!isDocument(fields)) return null;
    const paths = Object.keys(fields);
    parts.push(operator, paths.length, ...paths);
  }
  return parts.join('\0');
}

function comparePaths(a: readonly string[], b: readonly string[]): number {
  const [one, ...restOfA] = a;
  const [other, ...restOfB] = b;
  if (one === undefined || other === undefined) return a.length - b.length;
  if (one === other) return comparePaths(restOfA, restOfB);
  const numeric = /^\d+$/.test(one) && /^\d+$/.test(other);
  return numeric ? Number(one) - Number(other) : Buffer.compare(Buffer.from(one), Buffer.from(other));
}
