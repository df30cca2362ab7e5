import type { Document } from 'bson';
import { compileArrayFilters } from './array-filters.ts';
import type { Change } from './change.ts';
import { checkOperators } from './check-operators.ts';
import { CREATING, OPERATORS } from './operators.ts';
import { matchedPosition } from './position.ts';
import { rename } from './rename.ts';
import { findSlots } from './slots.ts';

/** An update by operators such as `$set`. */
export function compileOperators(update: Document, filters: Document[]): Change {
  checkOperators(update);
  const changes = inOrder(update);
  const arrayFilters = compileArrayFilters(
    filters,
    changes.map(({ path }) => path),
  );
  return (document, { filter, inserting }) => {
    const search = { arrayFilters, position: (path: string) => matchedPosition(document, filter, path) };
    for (const { operator, path, operand } of changes) {
      if (operator === '$setOnInsert' && !inserting) continue;
      if (operator === '$rename') rename(document, path, String(operand), search);
      else
        for (const slot of findSlots(document, path, { ...search, create: CREATING.has(operator) }))
          OPERATORS[operator]?.(slot, operand);
    }
    return document;
  };
}

/** In the order of their paths, numbers by size, as MongoDB has applied them since 5.0. */
const inOrder = (update: Document): { operator: string; path: string; operand: unknown }[] =>
  Object.entries(update)
    .flatMap(([operator, fields]) =>
      Object.entries(fields as Document).map(([path, operand]) => ({
        ...{ operator, path, operand },
        parts: path.split('.'),
      })),
    )
    .sort((a, b) => comparePaths(a.parts, b.parts));

function comparePaths(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, n) => part !== b[n]);
  const [one, other] = [a[at], b[at]];
  if (one === undefined || other === undefined) return a.length - b.length;
  if (NUMBER.test(one) && NUMBER.test(other)) return Number(one) - Number(other);
  if (BEYOND.test(one) || BEYOND.test(other)) return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return one < other ? -1 : 1;
}

const NUMBER = /^\d+$/;
/** From here on the order of UTF-16 is not that of the characters. */
const BEYOND = /[\ud800-\uffff]/;
