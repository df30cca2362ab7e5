import { type Document, MaxKey, MinKey } from 'bson';
import { badValue, CommandError } from '../errors.ts';
import { bracketOf, compareValues, encodeKey } from '../keys/encode.ts';
import {
  isDocument,
  isNumber,
  isOperators,
  isRegex,
  isTrue,
  TYPE_NUMBERS,
  toNumber,
  typeNumber,
} from '../values.ts';
import { toRegExp } from './regex.ts';
import { orElements, type ValueTest } from './walk.ts';

export type DocumentTest = (document: Document) => boolean;
/** A whole filter as a test; $elemMatch asks it of a list's elements. */
type CompileFilter = (filter: Document) => DocumentTest;

/** Makes a test of one value; `siblings` are the operators beside it ($options). */
type MakeTest = (operand: unknown, siblings: Document, compile: CompileFilter) => ValueTest;

const equals: MakeTest = (operand) => orElements((value) => sameValue(value, operand));

export const sameValue = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' && typeof a === typeof b && a !== undefined)
    return a === b || (Number.isNaN(a) && Number.isNaN(b));
  return compareValues(a, b) === 0;
};

/** The operators that ask about a value, by name. $ne, $nin and $not are made of them in `compile.ts`. */
export const OPERATORS: Readonly<Record<string, MakeTest>> = {
  $eq: equals,
  $gt: (operand) => range(operand, (order) => order > 0, false),
  $gte: (operand) => range(operand, (order) => order >= 0, true),
  $lt: (operand) => range(operand, (order) => order < 0, false),
  $lte: (operand) => range(operand, (order) => order <= 0, true),
  $in: (operand) => {
    const list = arrayOperand('$in', operand);
    const keys = new Set(list.filter((item) => !isRegex(item)).map(keyText));
    const patterns = list.filter(isRegex).map((item) => toRegExp(item));
    return orElements(
      (value) =>
        keys.has(keyText(value)) || (typeof value === 'string' && patterns.some((p) => p.test(value))),
    );
  },
  $exists: (operand) => (value) => (value !== undefined) === isTrue(operand),
  $type: (operand) => {
    const types = new Set((Array.isArray(operand) ? operand : [operand]).flatMap(typeNumbers));
    return orElements((value) => types.has(typeNumber(value)));
  },
  $regex: (operand, siblings) => {
    const pattern = toRegExp(operand, siblings.$options);
    return orElements((value) => typeof value === 'string' && pattern.test(value));
  },
  $mod: (operand) => {
    const [by, rest] = arrayOperand('$mod', operand).map((n) =>
      isNumber(n) ? Math.trunc(toNumber(n)) : Number.NaN,
    );
    if (by === undefined || rest === undefined) throw badValue('malformed mod, needs to be two numbers');
    if (by === 0 || Number.isNaN(by)) throw badValue('divisor cannot be 0');
    return orElements((value) => isNumber(value) && Math.trunc(toNumber(value)) % by === rest);
  },
  $size: (operand) => {
    const size = isNumber(operand) ? toNumber(operand) : -1;
    if (!Number.isInteger(size) || size < 0) throw badValue('$size must be a whole number, zero or more');
    return (value) => Array.isArray(value) && value.length === size;
  },
  $all: (operand, _siblings, compile) => {
    const tests = arrayOperand('$all', operand).map((item) => {
      if (isDocument(item) && '$elemMatch' in item) return elementMatches(item.$elemMatch, compile);
      return isRegex(item) ? makeTest('$regex', item, {}, compile) : equals(item, {}, compile);
    });
    return (value, whole) => tests.length > 0 && tests.every((test) => test(value, whole));
  },
  $elemMatch: (operand, _siblings, compile) => elementMatches(operand, compile),
};

export function makeTest(
  name: string,
  operand: unknown,
  siblings: Document,
  compile: CompileFilter,
): ValueTest {
  const make = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (!make) throw badValue(`unknown operator: ${name}`);
  return make(operand, siblings, compile);
}

/** `{ $gt: 1, $lt: 5 }` as one test of one value, as $elemMatch, $not and $pull need it. */
export function allOperators(operators: Document, compile: CompileFilter): ValueTest {
  const tests = Object.entries(operators)
    .filter(([name]) => name !== '$options')
    .map(([name, operand]): ValueTest => {
      if (name === '$ne') return negate(makeTest('$eq', operand, {}, compile));
      if (name === '$nin') return negate(makeTest('$in', operand, {}, compile));
      if (name === '$not')
        return negate(
          isRegex(operand) ? makeTest('$regex', operand, {}, compile) : allOperators(operand, compile),
        );
      return makeTest(name, operand, operators, compile);
    });
  return (value, whole) => tests.every((test) => test(value, whole));
}

const negate =
  (test: ValueTest): ValueTest =>
  (value, whole) =>
    !test(value, whole);

function elementMatches(operand: unknown, compile: CompileFilter): ValueTest {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object');
  const logical = Object.keys(operand).some((key) => key === '$and' || key === '$or' || key === '$nor');
  if (isOperators(operand) && !logical) {
    const test = allOperators(operand, compile);
    return (value) => Array.isArray(value) && value.some((item) => test(item));
  }
  const matches = compile(operand);
  return (value) => Array.isArray(value) && value.some((item) => isDocument(item) && matches(item));
}

/** Values compare within their type bracket only; null compares with null and missing. */
function range(operand: unknown, holds: (order: number) => boolean, inclusive: boolean): ValueTest {
  if (isRegex(operand)) throw badValue("Can't have RegEx as arg to predicate over field");
  if (operand === null || operand === undefined)
    return orElements((value) => inclusive && (value === null || value === undefined));
  const anyType = operand instanceof MinKey || operand instanceof MaxKey;
  const bracket = bracketOf(operand);
  const nan = Number.isNaN(operand);
  return orElements((value) => {
    if (value === undefined) return false;
    if (Number.isNaN(value) || nan) return inclusive && Number.isNaN(value) && nan;
    if (!anyType && bracketOf(value) !== bracket) return false;
    return holds(compareValues(value, operand));
  });
}

function arrayOperand(name: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw badValue(`${name} needs an array`);
  return operand;
}

function typeNumbers(type: unknown): number[] {
  if (type === 'number') return [1, 16, 18, 19];
  const number = typeof type === 'string' ? TYPE_NUMBERS[type] : isNumber(type) ? toNumber(type) : undefined;
  if (number === undefined) throw new CommandError(2, `Unknown type name alias: ${String(type)}`);
  return [number];
}

const keyText = (value: unknown): string => encodeKey(value).toString('latin1');
