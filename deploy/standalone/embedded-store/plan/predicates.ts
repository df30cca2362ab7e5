import { type Document, MaxKey, MinKey } from 'bson';
import { encodeKey } from '../keys/encode.ts';
import { isDocument, isNumber, isOperators, isRegex } from '../values.ts';

export interface Bound {
  readonly bytes: Buffer;
  readonly inclusive: boolean;
}

/** A filter's condition on one field in terms of keys: these points, or a range. */
export type Predicate =
  | { readonly kind: 'points'; readonly points: Buffer[]; readonly nullish: boolean }
  | { readonly kind: 'range'; readonly low: Bound; readonly high: Bound };

const RANGES = new Set(['$gt', '$gte', '$lt', '$lte']);

/** The conjuncts of a filter that an index can serve. */
export interface Predicates {
  readonly byField: ReadonlyMap<string, readonly Predicate[]>;
  /** Whether they say all that the filter says. */
  readonly complete: boolean;
}

export function predicatesOf(filter: Document): Predicates {
  const byField = new Map<string, Predicate[]>();
  let complete = true;
  collect(filter, (path, predicate) => {
    if (predicate) byField.set(path, [...(byField.get(path) ?? []), predicate]);
    else complete = false;
  });
  return { byField, complete };
}

/** Null for what an index can't serve. */
function collect(filter: Document, add: (path: string, predicate: Predicate | null) => void): void {
  for (const [path, expected] of Object.entries(filter)) {
    if (path === '$and') for (const part of expected as Document[]) collect(part, add);
    else if (path.startsWith('$')) add(path, null);
    else if (isOperators(expected))
      for (const [name, operand] of Object.entries(expected)) add(path, ofOperator(name, operand));
    else add(path, isPoint(expected) ? points([expected]) : null);
  }
}

function ofOperator(name: string, operand: unknown): Predicate | null {
  if (name === '$eq' && isPoint(operand)) return points([operand]);
  if (name === '$in' && Array.isArray(operand) && operand.every(isPoint)) return points(operand);
  return RANGES.has(name) && isBound(operand) ? range(name, operand) : null;
}

/** Whether a value compares only with values of its own kind, and with each of them. */
const isBound = (value: unknown): boolean =>
  isPoint(value) &&
  value !== null &&
  !isDocument(value) &&
  !Number.isNaN(value) &&
  !(value instanceof MinKey || value instanceof MaxKey);

/** Arrays also match by their elements and patterns by text, which a key can't tell. */
const isPoint = (value: unknown): boolean => !Array.isArray(value) && !isRegex(value);

function points(values: unknown[]): Predicate {
  const keys = new Map(values.map((value) => [encodeKey(value).toString('latin1'), encodeKey(value)]));
  return {
    kind: 'points',
    points: [...keys.values()].sort(Buffer.compare),
    nullish: values.some((value) => value === null || value === undefined),
  };
}

/** Within the operand's type bracket, as comparison is; NaN, the first of the numbers, is in no range. */
function range(name: string, operand: unknown): Predicate {
  const bytes = encodeKey(operand);
  const bracket = bytes[0] ?? 0;
  const bound = { bytes, inclusive: name.endsWith('e') };
  if (name.startsWith('$g'))
    return { kind: 'range', low: bound, high: { bytes: Buffer.from([bracket + 1]), inclusive: false } };
  const first = isNumber(operand) ? encodeKey(Number.NEGATIVE_INFINITY) : Buffer.from([bracket]);
  return { kind: 'range', low: { bytes: first, inclusive: true }, high: bound };
}
