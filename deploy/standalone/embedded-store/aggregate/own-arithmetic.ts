import { $avg, $sum } from 'mingo/operators/accumulator';
import { $round, $trunc } from 'mingo/operators/expression';
import { CommandError } from '../errors.ts';
import { type Expression, evaluated, isNothing } from './expression.ts';
import { OWN_ACCUMULATORS } from './own-accumulators.ts';

type Accumulator = (documents: never, operand: never, options: never) => unknown;

export const OWN_ARITHMETIC: Readonly<Record<string, Expression>> = {
  $mod: (document, operand, options) => {
    const [value, by] = evaluated(document, operand, options) as unknown[];
    if (isNothing(value) || isNothing(by)) return null;
    if (typeof value !== 'number' || typeof by !== 'number')
      throw new CommandError(16611, '$mod only supports numeric types');
    if (by === 0) throw new CommandError(16610, "can't $mod by zero");
    return value % by;
  },
  $round: toPlace($round as Expression),
  $trunc: toPlace($trunc as Expression),
  $sum: overValues($sum as Accumulator),
  $avg: overValues($avg as Accumulator),
  $min: overValues(OWN_ACCUMULATORS.$min),
  $max: overValues(OWN_ACCUMULATORS.$max),
};

/** The library wants the place after the point, which may be left out. */
function toPlace(library: Expression): Expression {
  return (document, operand, options) => {
    const [value, place = 0] = [operand].flat();
    return library(document, [value, place], options);
  };
}

/** Of a group's documents, or else of several values, of those in a list, or of a single one. */
function overValues(accumulator: Accumulator): Expression {
  return (document, operand, options) => {
    if (Array.isArray(document)) return accumulator(document as never, operand as never, options);
    const [only, ...others] = [operand].flat();
    const values = evaluated(document, others.length === 0 ? only : operand, options);
    return accumulator([values].flat() as never, null as never, options);
  };
}
