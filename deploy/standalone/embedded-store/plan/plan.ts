import type { Document } from 'bson';
import { compareValues, encodeKey, invert } from '../keys/encode.ts';
import type { Collection, Index, KeyRange } from '../storage/types.ts';
import { isOperators, isRegex } from '../values.ts';
import { type Bound, type Predicate, type Predicates, predicatesOf } from './predicates.ts';

export type Sort = readonly (readonly [path: string, direction: number])[];

/** How to find the candidates of a query. */
export interface Plan {
  /** Null for a scan of the whole collection. `_id_` is the primary key. */
  readonly index: Index | null;
  readonly ranges: readonly KeyRange[];
  /** Whether rows come in the wanted order. */
  readonly sorted: boolean;
  readonly backwards: boolean;
  /** Whether the candidates are what matches and nothing else; if not, the filter decides about each of them. */
  readonly exact: boolean;
}

const PRIMARY: Index = {
  id: 0,
  spec: { name: '_id_', key: { _id: 1 } },
  fields: [['_id', 1]],
  multikey: false,
  partial: null,
  looksAt: ['_id'],
};
const END = Buffer.from([0xff]);
const NONE = Buffer.alloc(0);
const MAX_RANGES = 1000;

export const isPrimary = (index: Index): boolean => index.id === 0;

export function planQuery(collection: Collection, filter: Document, sort: Sort): Plan {
  if (isEqualTo(filter._id)) return ofId(filter);
  const predicates = predicatesOf(filter);
  let best: Plan = {
    index: null,
    ranges: [],
    sorted: sort.length === 0,
    backwards: false,
    exact: predicates.complete && predicates.byField.size === 0,
  };
  let bestScore = 0;
  for (const index of [PRIMARY, ...collection.indexes]) {
    if (!coversPartially(index, filter, predicates)) continue;
    const candidate = consider(index, predicates, sort);
    if (candidate.score > bestScore) {
      best = candidate.plan;
      bestScore = candidate.score;
    }
  }
  return best;
}

/** Plans a lookup by `_id`, which matches one document at most, so no other index is considered. */
function ofId(filter: Document): Plan {
  const start = encodeKey(filter._id);
  const ranges = [{ start, end: Buffer.concat([start, END]) }];
  const exact = Object.keys(filter).length === 1;
  return { index: PRIMARY, ranges, sorted: true, backwards: false, exact };
}

/** Whether a filter wants this very value. */
const isEqualTo = (value: unknown): boolean =>
  value !== undefined && !Array.isArray(value) && !isRegex(value) && !isOperators(value);

/** An equality is worth most, then a range, then coming in order. */
function consider(index: Index, predicates: Predicates, sort: Sort): { plan: Plan; score: number } {
  const { byField } = predicates;
  let prefixes: Buffer[] = [NONE];
  let equalities = 0;
  let manyPoints = false;
  let ranges: KeyRange[] | null = null;
  for (const [path, direction] of index.fields) {
    const predicate = narrow(index, byField.get(path));
    if (!predicate) break;
    if (predicate.kind === 'range') {
      ranges = prefixes.map((prefix) => rangeOf(prefix, predicate, direction));
      break;
    }
    if ((index.spec.sparse && predicate.nullish) || prefixes.length * predicate.points.length > MAX_RANGES)
      break;
    manyPoints ||= predicate.points.length > 1;
    const points = direction === 1 ? predicate.points : predicate.points.map(invert).sort(Buffer.compare);
    prefixes = prefixes.flatMap((prefix) => points.map((point) => Buffer.concat([prefix, point])));
    equalities++;
  }
  const fieldCount = equalities + (ranges ? 1 : 0);
  const order =
    manyPoints || index.multikey || (index.spec.sparse && fieldCount === 0)
      ? null
      : orderOf(index, equalities, byField, sort);
  const sorted = sort.length === 0 || order !== null;
  const score = equalities * 10 + (ranges ? 5 : 0) + (sort.length > 0 && order !== null ? 4 : 0);
  return {
    score,
    plan: {
      index,
      ranges: ranges ?? prefixes.map((prefix) => ({ start: prefix, end: Buffer.concat([prefix, END]) })),
      sorted,
      backwards: order === 'backwards',
      exact: fieldCount === byField.size && predicates.complete && !index.multikey && allNarrowed(byField),
    },
  };
}

/** Whether `narrow` leaves nothing out: ranges become one range, but of points and something else the points are taken. */
const allNarrowed = (byField: Predicates['byField']): boolean =>
  [...byField.values()].every((all) => all.length === 1 || all.every(({ kind }) => kind === 'range'));

/** One predicate for a field. On a multikey index two bounds may hold for different elements, so only one is used. */
function narrow(index: Index, all: readonly Predicate[] | undefined): Predicate | undefined {
  const [first, ...others] = all ?? [];
  if (!first || index.multikey) return first;
  return others.reduce<Predicate>((best, next) => {
    if (best.kind === 'points') return best;
    if (next.kind === 'points') return next;
    return {
      kind: 'range',
      low: Buffer.compare(next.low.bytes, best.low.bytes) > 0 ? next.low : best.low,
      high: Buffer.compare(next.high.bytes, best.high.bytes) < 0 ? next.high : best.high,
    };
  }, first);
}

function rangeOf(
  prefix: Buffer,
  { low, high }: Extract<Predicate, { kind: 'range' }>,
  direction: 1 | -1,
): KeyRange {
  const [first, last] = direction === 1 ? [low, high] : [high, low];
  const turn = (bound: Bound): Buffer =>
    direction === 1 ? bound.bytes : isBracket(bound) ? afterInverted(bound.bytes) : invert(bound.bytes);
  return {
    start: Buffer.concat([prefix, turn(first), isBracket(first) || first.inclusive ? NONE : END]),
    end: Buffer.concat([prefix, turn(last), !isBracket(last) && last.inclusive ? END : NONE]),
  };
}

/** A bound that is only a bracket byte sorts before all keys of the bracket, or after all of them if inverted. */
const isBracket = ({ bytes }: Bound): boolean => bytes.length === 1;
const afterInverted = ([bracket = 0]: Buffer): Buffer => Buffer.from([(~bracket & 0xff) + 1]);

/** Whether the index's fields after its equalities give the wanted order, and which way round. */
function orderOf(
  index: Index,
  equalities: number,
  byField: Predicates['byField'],
  sort: Sort,
): 'forwards' | 'backwards' | null {
  const fixed = (path: string) => {
    const [only, other] = byField.get(path) ?? [];
    return only?.kind === 'points' && only.points.length === 1 && !other;
  };
  const open = sort.filter(([path]) => !fixed(path));
  const rest = index.fields.slice(equalities);
  const follows = (sign: 1 | -1) =>
    open.every(([path, direction], at) => rest[at]?.[0] === path && rest[at]?.[1] === direction * sign);
  if (follows(1)) return 'forwards';
  return follows(-1) ? 'backwards' : null;
}

/** A partial index serves a filter that asks for nothing outside of it. */
function coversPartially(index: Index, filter: Document, { byField }: Predicates): boolean {
  const { partialFilterExpression } = index.spec;
  if (!partialFilterExpression) return true;
  return Object.entries(partialFilterExpression).every(([path, expected]) => {
    if (path in filter && compareValues(filter[path], expected) === 0) return true;
    const present = compareValues(expected, { $exists: true }) === 0;
    return present && (byField.get(path) ?? []).some((one) => one.kind === 'range' || !one.nullish);
  });
}
