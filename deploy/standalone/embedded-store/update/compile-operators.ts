import type { Document } from 'bson';
import type { Change } from './change.ts';
import { CREATING, OPERATORS } from './operators.ts';
import { shapeOf } from './shape.ts';
import { findSlot } from './slots.ts';

/** An update by operators such as `$set`. */
export function compileOperators(update: Document): Change {
  const { places, part } = shapeOf(update);
  return {
    part,
    apply(document, inserting) {
      for (const { operator, path } of places) {
        if (operator === '$setOnInsert' && !inserting) continue;
        const slot = findSlot(document, path, CREATING.has(operator));
        if (slot) OPERATORS[operator]?.(slot, update[operator][path]);
      }
      return document;
    },
  };
}
