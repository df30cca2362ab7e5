import type { Document } from 'bson';
import { badValue } from '../errors.ts';
import { compareBy } from '../keys/compare-by.ts';
import { compileFilter } from '../query/compile.ts';
import type { Storage } from '../storage/storage.ts';
import type { Row } from '../storage/types.ts';
import { decode } from '../values.ts';
import { planQuery, type Sort } from './plan.ts';
import { rowsOf } from './rows.ts';

export interface Selection {
  readonly filter: Document;
  readonly sort?: Document;
  readonly skip?: number;
  /** Zero or missing: all. */
  readonly limit?: number;
}

export interface Selected {
  readonly row: Row;
  readonly document: Document;
}

/** The documents that match, in order. */
export function select(storage: Storage, namespace: string, selection: Selection): Selected[] {
  const matches = compileFilter(selection.filter);
  const sort = sortOf(selection.sort);
  const collection = storage.find(namespace);
  if (!collection) return [];
  const plan = planQuery(collection, selection.filter, sort);
  const from = selection.skip ?? 0;
  const until = selection.limit ? from + selection.limit : Number.POSITIVE_INFINITY;
  const found: Selected[] = [];
  for (const row of rowsOf(storage, collection, plan)) {
    const document = decode(row.raw);
    if (!matches(document)) continue;
    found.push({ row, document });
    if (plan.sorted && found.length >= until) break;
  }
  if (!plan.sorted) {
    const by = Object.fromEntries(sort);
    found.sort((a, b) => compareBy(a.document, b.document, by) || a.row.rowId - b.row.rowId);
  }
  return found.slice(from, until);
}

export function sortOf(sort: Document | undefined): Sort {
  return Object.entries(sort ?? {}).map(([path, direction]) => {
    const way = Number(direction);
    if (way !== 1 && way !== -1) throw badValue(`$sort key ordering must be 1 or -1 (${path})`);
    return [path, way] as const;
  });
}
