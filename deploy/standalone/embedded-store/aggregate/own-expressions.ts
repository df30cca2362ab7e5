import { $push } from 'mingo/operators/accumulator';
import * as library from 'mingo/operators/expression';
import { CommandError } from '../errors.ts';
import { compareValues } from '../keys/encode.ts';
import { isDocument, isTrue } from '../values.ts';
import { DATE_PARTS, datePart, dateToString, dateTrunc } from './date-expressions.ts';
import { type Expression, evaluated, evaluatedOne, isNothing } from './expression.ts';
import { OWN_ARITHMETIC } from './own-arithmetic.ts';
import { OWN_TEXTS } from './own-texts.ts';

/** Expressions in which the library's differ from MongoDB's. */
export const OWN_EXPRESSIONS: Readonly<Record<string, Expression>> = {
  ...OWN_ARITHMETIC,
  ...OWN_TEXTS,
  $cmp: comparison(Math.sign),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $switch: (document, operand, options) => {
    const { branches, default: otherwise } = operand as { branches: Branch[]; default?: unknown };
    const branch = branches.find((one) => isTrue(evaluated(document, one.case, options)));
    if (!branch && otherwise === undefined)
      throw new CommandError(40066, '$switch could not find a matching branch, and no default was specified');
    return evaluated(document, branch ? branch.then : otherwise, options);
  },
  $in: (...given) => {
    const [wanted, list] = evaluated(...given) as unknown[];
    if (!Array.isArray(list)) throw new CommandError(40081, '$in requires an array as a second argument');
    return list.some((item) => compare(wanted, item ?? null) === 0);
  },
  $size: (...given) => {
    const list = evaluatedOne(...given);
    if (!Array.isArray(list)) throw new CommandError(17124, 'The argument to $size must be an array');
    return list.length;
  },
  $first: atEnd(0, library.$first as Expression),
  $last: atEnd(-1, library.$last as Expression),
  $slice: (document, operand, options) => {
    const [list] = evaluated(document, operand, options) as unknown[];
    return isNothing(list) ? null : library.$slice(document as never, operand as never, options);
  },
  // In a group, where it stands beside the accumulators, the documents come as a list.
  $mergeObjects: (document, operand, options) =>
    Array.isArray(document)
      ? merged($push(document, operand as never, options) as unknown[])
      : merged([evaluated(document, operand, options)].flat()),
  $dateToString: (...given) => dateToString(evaluated(...given) as Record<string, unknown>),
  $dateTrunc: (...given) => dateTrunc(evaluated(...given) as Record<string, unknown>),
  ...Object.fromEntries(
    Object.keys(DATE_PARTS).map((name) => [
      name,
      (...given: Parameters<Expression>) => datePart(name, evaluatedOne(...given)),
    ]),
  ),
};

interface Branch {
  readonly case: unknown;
  readonly then: unknown;
}

/** Two values, as this store orders them: across types, as MongoDB does. */
function comparison(holds: (order: number) => unknown): Expression {
  return (...given) => {
    const [a, b] = evaluated(...given) as unknown[];
    return holds(compare(a, b));
  };
}

/** Unlike in a filter, a missing field comes before null. */
function compare(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareValues(a, b);
}

/** The first or last of a list; the library's looks into lists within it. */
function atEnd(position: number, ofGroup: Expression): Expression {
  return (document, operand, options) => {
    if (Array.isArray(document)) return ofGroup(document, operand, options);
    const list = evaluatedOne(document, operand, options);
    if (isNothing(list)) return null;
    if (!Array.isArray(list)) throw new CommandError(28689, 'The argument must be an array');
    return list.at(position);
  };
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
