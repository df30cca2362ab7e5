import type { Document } from 'bson';
import { CommandError } from '../errors.ts';
import { sortKey } from '../keys/compare-by.ts';
import { compileFilter, fieldsOfFilter } from '../query/compile.ts';
import { fieldPicker } from '../storage/pick-fields.ts';
import type { Storage } from '../storage/storage.ts';
import type { Row } from '../storage/types.ts';
import { decode } from '../values.ts';
import { planQuery, type Sort } from './plan.ts';
import { countRows, rowsOf } from './rows.ts';

/** The bytes of BSON that one read may hold in memory. */
const MAX_BYTES = 128 * 1024 * 1024;

export interface Selection {
  readonly filter: Document;
  readonly sort?: Document;
  readonly skip?: number;
  /** Zero or missing: all. */
  readonly limit?: number;
}

/**
 * The documents that match, in order.
 * @throws CommandError for a filter that is not supported, or when there is more than memory is given for
 */
export function select(
  storage: Storage,
  namespace: string,
  selection: Selection,
  mostBytes = MAX_BYTES,
): Row[] {
  const matches = compileFilter(selection.filter);
  const sort = sortOf(selection.sort);
  const collection = storage.find(namespace);
  if (!collection) return [];
  const plan = planQuery(collection, selection.filter, sort);
  const { from, until } = windowOf(selection);
  const decodeSome = decoderOf(fieldsOfFilter(selection.filter));
  const rows: Row[] = [];
  let bytes = 0;
  for (const row of rowsOf(storage, collection, plan)) {
    if (!plan.exact && !matches(decodeSome(row.raw))) continue;
    rows.push(row);
    bytes += row.raw.length;
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    if (plan.sorted && rows.length >= until) break;
  }
  return (plan.sorted ? rows : inOrder(rows, sort)).slice(from, until);
}

/** Counts matching documents. If an index is enough, no document is read. */
export function count(storage: Storage, namespace: string, selection: Omit<Selection, 'sort'>): number {
  const matches = compileFilter(selection.filter);
  const collection = storage.find(namespace);
  if (!collection) return 0;
  const plan = planQuery(collection, selection.filter, []);
  const { from, until } = windowOf(selection);
  let matchCount = 0;
  if (plan.exact) matchCount = countRows(storage, collection, plan);
  else {
    const decodeSome = decoderOf(fieldsOfFilter(selection.filter));
    for (const row of rowsOf(storage, collection, plan)) {
      if (matches(decodeSome(row.raw))) matchCount++;
      if (matchCount >= until) break;
    }
  }
  return Math.max(0, Math.min(matchCount, until) - from);
}

export function sortOf(sort: Document | undefined): Sort {
  return Object.entries(sort ?? {}).map(([path, direction]) => {
    const way = Number(direction);
    if (way !== 1 && way !== -1)
      throw new CommandError(
        15975,
        `$sort key ordering must be 1 (for ascending) or -1 (for descending): ${path}`,
      );
    return [path, way] as const;
  });
}

/** A decoder of no more than the fields that these paths begin with; null for all of them. */
function decoderOf(paths: readonly string[] | null): typeof decode {
  if (!paths) return decode;
  const pick = fieldPicker(paths.map((path) => path.split('.')[0] ?? path));
  return (raw) => decode(pick(raw) ?? raw);
}

function windowOf({ skip = 0, limit }: Selection): { from: number; until: number } {
  return { from: skip, until: limit ? skip + limit : Number.POSITIVE_INFINITY };
}

function inOrder(rows: readonly Row[], sort: Sort): Row[] {
  const decodeSome = decoderOf(sort.map(([path]) => path));
  const keyed = rows.map((row) => ({ row, key: sortKey(decodeSome(row.raw), sort) }));
  keyed.sort((a, b) => Buffer.compare(a.key, b.key) || a.row.rowId - b.row.rowId);
  return keyed.map(({ row }) => row);
}

const tooLarge = (mostBytes: number): CommandError =>
  new CommandError(
    146,
    `The result is larger than the ${mostBytes} bytes that one read may hold; add a limit or read in smaller parts`,
  );
