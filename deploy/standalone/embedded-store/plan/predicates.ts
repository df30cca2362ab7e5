import type { Document } from 'bson';
import { encodeKey } from '../keys/encode.ts';
import { isDocument, isOperators, isRegex } from '../values.ts';

export interface Bound {
  readonly bytes: Buffer;
  readonly inclusive: boolean;
}

/** What a filter says of one field in terms of keys: these points, or a range. */
export type Predicate =
  | { readonly kind: 'points'; readonly points: Buffer[]; readonly nullish: boolean }
  | { readonly kind: 'range'; readonly low: Bound; readonly high: Bound };

const RANGES = new Set(['$gt', '$gte', '$lt', '$lte']);

/** The conjuncts that an index can serve, by field. The filter itself is tested on every row all the same. */
export function predicatesOf(filter: Document): Map<string, Predicate[]> {
  const byField = new Map<string, Predicate[]>();
  collect(filter, (path, predicate) => byField.set(path, [...(byField.get(path) ?? []), predicate]));
  return byField;
}

function collect(filter: Document, add: (path: string, predicate: Predicate) => void): void {
  for (const [path, wanted] of Object.entries(filter)) {
    if (path === '$and') for (const part of wanted as Document[]) collect(part, add);
    else if (path.startsWith('$')) continue;
    else if (isOperators(wanted))
      for (const [name, operand] of Object.entries(wanted)) {
        const predicate = ofOperator(name, operand);
        if (predicate) add(path, predicate);
      }
    else if (isPoint(wanted)) add(path, points([wanted]));
  }
}

function ofOperator(name: string, operand: unknown): Predicate | null {
  if (name === '$eq' && isPoint(operand)) return points([operand]);
  if (name === '$in' && Array.isArray(operand) && operand.every(isPoint)) return points(operand);
  if (RANGES.has(name) && operand !== null && isPoint(operand) && !isDocument(operand))
    return range(name, operand);
  return null;
}

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

/** Within the operand's type bracket, as comparison is. */
function range(name: string, operand: unknown): Predicate {
  const bytes = encodeKey(operand);
  const bracket = bytes[0] ?? 0;
  const here = { bytes, inclusive: name.endsWith('e') };
  return name.startsWith('$g')
    ? { kind: 'range', low: here, high: { bytes: Buffer.from([bracket + 1]), inclusive: false } }
    : { kind: 'range', low: { bytes: Buffer.from([bracket]), inclusive: true }, high: here };
}
