import type { Document } from 'bson';
import type { Change } from './change.ts';
import { checkOperators } from './check-operators.ts';
import { CREATING, OPERATORS } from './operators.ts';
import { findSlot } from './slots.ts';

/** An update by operators such as `$set`. */
export function compileOperators(update: Document): Change {
  checkOperators(update);
  const changes = inOrder(update);
  return (document, inserting) => {
    for (const { operator, path, operand } of changes) {
      if (operator === '$setOnInsert' && !inserting) continue;
      const slot = findSlot(document, path, CREATING.has(operator));
      if (slot) OPERATORS[operator]?.(slot, operand);
    }
    return document;
  };
}

/** In the order of their paths, numbers by size, as MongoDB has applied them since 5.0. */
const inOrder = (update: Document): { operator: string; path: string; operand: unknown }[] =>
  Object.entries(update)
    .flatMap(([operator, fields]) =>
      Object.entries(fields as Document).map(([path, operand]) => ({ operator, path, operand })),
    )
    .sort((a, b) => comparePaths(a.path.split('.'), b.path.split('.')));

function comparePaths(a: readonly string[], b: readonly string[]): number {
  const [one, ...restOfA] = a;
  const [other, ...restOfB] = b;
  if (one === undefined || other === undefined) return a.length - b.length;
  if (one === other) return comparePaths(restOfA, restOfB);
  const numeric = /^\d+$/.test(one) && /^\d+$/.test(other);
  return numeric ? Number(one) - Number(other) : Buffer.compare(Buffer.from(one), Buffer.from(other));
}
