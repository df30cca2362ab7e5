import { evalExpr } from 'mingo/core';
import { $push } from 'mingo/operators/accumulator';
import { $slice } from 'mingo/operators/expression';
import { compareValues } from '../keys/encode.ts';
import { dateToString, dateTrunc } from './date-expressions.ts';

type Expression = (document: unknown, expression: unknown, options: never) => unknown;

/** Two values, as this store orders them: across types, as MongoDB does. */
const comparison =
  (holds: (order: number) => unknown): Expression =>
  (document, expression, options) => {
    const [a, b] = evalExpr(document as never, expression as never, options) as unknown[];
    return holds(compareValues(a, b));
  };

const computed =
  (compute: (fields: Record<string, unknown>) => unknown): Expression =>
  (document, expression, options) =>
    compute(evalExpr(document as never, expression as never, options) as Record<string, unknown>);

/** Null or missing gives null, where the library refuses it. */
const ofNullNull =
  (library: Expression): Expression =>
  (document, expression, options) => {
    const [first] = evalExpr(document as never, expression as never, options) as unknown[];
    return first === null || first === undefined ? null : library(document, expression, options);
  };

/** Expressions in which the library's differ from MongoDB's. */
export const OWN_EXPRESSIONS: Readonly<Record<string, Expression>> = {
  $cmp: comparison(Math.sign),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $dateToString: computed(dateToString),
  $dateTrunc: computed(dateTrunc),
  $slice: ofNullNull($slice as Expression),
};

type Accumulator = (documents: never, expression: never, options: never) => unknown;

/** The value that comes first (or last) of a group's, null and missing aside. */
const extreme =
  (direction: 1 | -1): Accumulator =>
  (documents, expression, options) =>
    ($push(documents, expression, options) as unknown[])
      .filter((value) => value !== null && value !== undefined)
      .reduce<unknown>(
        (best, value) => (best === null || compareValues(value, best) * direction < 0 ? value : best),
        null,
      );

/** Accumulators in which the library's differ from MongoDB's. */
export const OWN_ACCUMULATORS: Readonly<Record<string, Accumulator>> = {
  $min: extreme(1),
  $max: extreme(-1),
};
