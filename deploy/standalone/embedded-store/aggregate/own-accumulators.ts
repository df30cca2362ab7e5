import { $push } from 'mingo/operators/accumulator';
import { compareValues } from '../keys/encode.ts';

type Accumulator = (documents: never, expression: never, options: never) => unknown;

/** Accumulators in which the library's differ from MongoDB's. */
export const OWN_ACCUMULATORS = { $min: extreme(1), $max: extreme(-1) };

/** The value that comes first (or last) of a group's, null and missing aside. */
function extreme(direction: 1 | -1): Accumulator {
  return (documents, expression, options) =>
    ($push(documents, expression, options) as unknown[])
      .filter((value) => value !== null && value !== undefined)
      .reduce<unknown>(
        (best, value) => (best === null || compareValues(value, best) * direction < 0 ? value : best),
        null,
      );
}
