import { $round } from 'mingo/operators/expression';
import { CommandError } from '../errors.ts';
import { compareValues } from '../keys/encode.ts';
import { DATE_PARTS, datePart, dateToString, dateTrunc } from './date-expressions.ts';
import { type Expression, evaluated, evaluatedOne } from './expression.ts';

/** Expressions in which the library's differ from MongoDB's. */
export const OWN_EXPRESSIONS: Readonly<Record<string, Expression>> = {
  // The library wants the place after the point, which may be left out.
  $round: (document, operand, options) => {
    const [value, place = 0] = [operand].flat();
    return ($round as Expression)(document, [value, place], options);
  },
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $in: (...args) => {
    const [needle, list] = evaluated(...args) as unknown[];
    if (!Array.isArray(list)) throw new CommandError(40081, '$in requires an array as a second argument');
    return list.some((item) => compare(needle, item ?? null) === 0);
  },
  $size: (...args) => {
    const list = evaluatedOne(...args);
    if (!Array.isArray(list)) throw new CommandError(17124, 'The argument to $size must be an array');
    return list.length;
  },
  $dateToString: (...args) => dateToString(evaluated(...args) as Record<string, unknown>),
  $dateTrunc: (...args) => dateTrunc(evaluated(...args) as Record<string, unknown>),
  ...Object.fromEntries(
    Object.keys(DATE_PARTS).map((name) => [
      name,
      (...args: Parameters<Expression>) => datePart(name, evaluatedOne(...args)),
    ]),
  ),
};

/** Two values, as this store orders them: across types, as MongoDB does. */
function comparison(holds: (order: number) => unknown): Expression {
  return (...args) => {
    const [a, b] = evaluated(...args) as unknown[];
    return holds(compare(a, b));
  };
}

/** Unlike in a filter, a missing field comes before null. */
function compare(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b);
}
