import { evalExpr } from 'mingo/core';
import { $push } from 'mingo/operators/accumulator';
import { $round, $slice, $trunc } from 'mingo/operators/expression';
import { CommandError } from '../errors.ts';
import { compareValues } from '../keys/encode.ts';
import { isDocument } from '../values.ts';
import { DATE_PARTS, datePart, dateToString, dateTrunc } from './date-expressions.ts';

type Expression = (document: unknown, expression: unknown, options: never) => unknown;

const evaluated = (document: unknown, expression: unknown, options: never): unknown =>
  evalExpr(document as never, expression as never, options);

/** Expressions in which the library's differ from MongoDB's. */
export const OWN_EXPRESSIONS: Readonly<Record<string, Expression>> = {
  $cmp: comparison(Math.sign),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $in: (document, expression, options) => {
    const [wanted, list] = evaluated(document, expression, options) as unknown[];
    if (!Array.isArray(list)) throw new CommandError(40081, '$in requires an array as a second argument');
    return list.some((item) => compare(wanted, item ?? null) === 0);
  },
  $concat: (document, expression, options) => concat([evaluated(document, expression, options)].flat()),
  // In a group, where it stands beside the accumulators, the documents come as a list.
  $mergeObjects: (document, expression, options) =>
    Array.isArray(document)
      ? merged($push(document, expression as never, options) as unknown[])
      : merged([evaluated(document, expression, options)].flat()),
  $dateToString: (...given) => dateToString(evaluated(...given) as Record<string, unknown>),
  $dateTrunc: (...given) => dateTrunc(evaluated(...given) as Record<string, unknown>),
  ...Object.fromEntries(
    Object.keys(DATE_PARTS).map((name) => [
      name,
      (...given: Parameters<Expression>) => datePart(name, [evaluated(...given)].flat()[0]),
    ]),
  ),
  $slice: (document, expression, options) => {
    const [list] = evaluated(document, expression, options) as unknown[];
    return isNothing(list) ? null : $slice(document as never, expression as never, options);
  },
  $round: toPlace($round as Expression),
  $trunc: toPlace($trunc as Expression),
};

/** Two values, as this store orders them: across types, as MongoDB does. */
function comparison(holds: (order: number) => unknown): Expression {
  return (document, expression, options) => {
    const [a, b] = evaluated(document, expression, options) as unknown[];
    return holds(compare(a, b));
  };
}

/** Unlike in a filter, a missing field comes before null. */
function compare(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b);
}

/** What is no text before the first null is refused, and after it not looked at. */
function concat(values: readonly unknown[]): string | null {
  let text = '';
  for (const value of values) {
    if (isNothing(value)) return null;
    if (typeof value !== 'string') throw new CommandError(16702, '$concat only supports strings');
    text += value;
  }
  return text;
}

/** What is missing in a later document leaves what an earlier one has. */
function merged(values: readonly unknown[]): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const value of values) {
    if (isNothing(value)) continue;
    if (!isDocument(value)) throw new CommandError(40400, '$mergeObjects requires object inputs');
    for (const [key, item] of Object.entries(value)) if (item !== undefined) made[key] = item;
  }
  return made;
}

/** The library wants the place after the point, which may be left out. */
function toPlace(library: Expression): Expression {
  return (document, expression, options) => {
    const [value, place = 0] = [expression].flat();
    return library(document, [value, place], options);
  };
}

const isNothing = (value: unknown): boolean => value === null || value === undefined;
