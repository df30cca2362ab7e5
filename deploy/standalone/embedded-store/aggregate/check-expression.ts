import { CommandError } from '../errors.ts';
import { isDocument } from '../values.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The expression operators that agree with MongoDB's: those that take a document, or any number of values ... */
const FREE = words('$add $and $dateToString $dateTrunc $literal $multiply $or');

/** ... and those that take a limited number of values. */
const COUNTED: readonly (readonly [least: number, most: number, names: string[]])[] = [
  [1, 1, words('$dayOfWeek $hour $not $size')],
  [1, 2, words('$round')],
  [2, 2, words('$arrayElemAt $divide $eq $gt $gte $in $lt $lte $ne $subtract')],
  [2, Number.POSITIVE_INFINITY, words('$ifNull')],
];

export const EXPRESSIONS = new Map<string, (operand: unknown) => void>([
  ['$cond', checkCond],
  ...FREE.map((name) => [name, () => undefined] as const),
  ...COUNTED.flatMap(([least, max, names]) =>
    names.map((name) => [name, (operand: unknown) => checkCount(name, operand, least, max)] as const),
  ),
]);

export const ACCUMULATORS = new Set(words('$addToSet $avg $count $first $last $max $min $push $sum'));

/** @throws CommandError naming the first operator that is not supported, or that has too many or too few values */
export function checkExpression(expression: unknown): void {
  if (Array.isArray(expression)) return expression.forEach(checkExpression);
  if (!isDocument(expression)) return;
  for (const [key, value] of Object.entries(expression)) {
    if (key === '$literal') continue;
    if (key.startsWith('$')) {
      const check = EXPRESSIONS.get(key);
      if (!check) throw unknown(168, 'expression', key);
      check(value);
    }
    checkExpression(value);
  }
}

/** @throws CommandError for an expression that isn't allowed in a field of `$group` */
export function checkAccumulator(name: string, operand: unknown): void {
  if (!ACCUMULATORS.has(name)) throw unknown(15952, 'group operator', name);
  checkExpression(operand);
}

function checkCount(name: string, operand: unknown, least: number, max: number): void {
  const count = Array.isArray(operand) ? operand.length : 1;
  if (count >= least && count <= max) return;
  const expected = least === max ? `exactly ${least}` : `from ${least} to ${max}`;
  throw new CommandError(16020, `Expression ${name} takes ${expected} arguments. ${count} were passed in.`);
}

function checkCond(operand: unknown): void {
  if (!isDocument(operand)) return checkCount('$cond', operand, 3, 3);
  for (const [at, part] of ['if', 'then', 'else'].entries())
    if (!(part in operand)) throw new CommandError(17080 + at, `Missing '${part}' parameter to $cond`);
}

const unknown = (code: number, kind: string, name: string): CommandError =>
  new CommandError(code, `Unrecognized ${kind} '${name}': it is not supported by the embedded store`);
