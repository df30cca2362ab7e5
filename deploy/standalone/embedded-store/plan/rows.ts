import type { Storage } from '../storage/storage.ts';
import type { Collection, Row } from '../storage/types.ts';
import { isPrimary, type Plan } from './plan.ts';

/** The candidates of a plan, each row once, in the plan's order. Read it to the end before anything is written. */
export function* rowsOf(storage: Storage, collection: Collection, plan: Plan): Generator<Row> {
  const table = `c${collection.id}`;
  if (!plan.index) {
    yield* read(storage.sql(`SELECT row, raw FROM ${table}`).iterate());
    return;
  }
  const order = plan.backwards ? 'DESC' : 'ASC';
  const text = isPrimary(plan.index)
    ? `SELECT row, raw FROM ${table} WHERE id >= ? AND id < ? ORDER BY id ${order}`
    : `SELECT c.row, c.raw FROM i${plan.index.id} i CROSS JOIN ${table} c ON c.row = i.row
       WHERE i.key >= ? AND i.key < ? ORDER BY i.key ${order}, i.row ${order}`;
  const seenIds = new Set<number>();
  for (const { start, end } of plan.ranges)
    for (const row of read(storage.sql(text).iterate(start, end))) {
      if (plan.index.multikey && seenIds.has(row.rowId)) continue;
      if (plan.index.multikey) seenIds.add(row.rowId);
      yield row;
    }
}

function* read(rows: Iterable<unknown>): Generator<Row> {
  for (const row of rows as Iterable<{ row: number; raw: Uint8Array }>)
    yield { rowId: row.row, raw: row.raw };
}

/** How many candidates an exact plan has; counted in the index, without reading a document. */
export function countRows(storage: Storage, collection: Collection, { index, ranges }: Plan): number {
  const count = (text: string, ...bounds: Buffer[]): number => Number(storage.sql(text).get(...bounds)?.n);
  const table = `c${collection.id}`;
  if (!index) return count(`SELECT count(*) AS n FROM ${table}`);
  const text = isPrimary(index)
    ? `SELECT count(*) AS n FROM ${table} WHERE id >= ? AND id < ?`
    : `SELECT count(*) AS n FROM i${index.id} WHERE key >= ? AND key < ?`;
  return ranges.reduce((sum, { start, end }) => sum + count(text, start, end), 0);
}
