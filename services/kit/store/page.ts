import { z } from 'zod';
import { invalid } from '../errors.ts';

/** Where a page of a list ends: what its last row is sorted by, and what decides between equals. */
export type Place = readonly (string | number | null)[];

/** A place in a list that is sorted by a time. */
export interface DatedPlace {
  readonly at: Date;
  readonly id: string;
}

export const datedPlace = z
  .tuple([z.number().int().min(0).max(8.64e15), z.string().min(1).max(200)])
  .transform(([at, id]): DatedPlace => ({ at: new Date(at), id }));

/**
 * @param cursor `next` of the previous page; undefined for the first page
 * @param place schema of a position in this list
 * @returns null for the first page
 * @throws AppError `validation_failed` about `before` if the cursor is invalid
 */
export function readCursor<T>(cursor: string | undefined, place: z.ZodType<T>): T | null {
  if (cursor === undefined) return null;
  const read = place.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  if (read.success) return read.data;
  throw invalid({ before: ['Give what `next` of the page before says.'] });
}

/**
 * The filter for everything after a position in a list sorted by a time and `_id`.
 * @param field the time
 * @param way 1: the earliest first; -1: the latest
 */
export const beyond = ({ at, id }: DatedPlace, field: string, way: 1 | -1 = -1) =>
  way === 1
    ? { [field]: { $gte: at }, $or: [{ [field]: { $gt: at } }, { _id: { $gt: id } }] }
    : { [field]: { $lte: at }, $or: [{ [field]: { $lt: at } }, { _id: { $lt: id } }] };

/** The cursor for what follows a position. */
export const writeCursor = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

export interface Page<Row> {
  readonly rows: Row[];
  /** The cursor of the next page; null when this is the last. */
  readonly next: string | null;
}

/**
 * @param foundRows the rows from the start of the page: one more than its size, if there are as many
 * @param size how many rows a page has
 */
export function cutPage<Row>(
  foundRows: readonly Row[],
  size: number,
  placeOf: (row: Row) => Place,
): Page<Row> {
  const rows = foundRows.slice(0, size);
  const last = foundRows.length > size ? rows.at(-1) : undefined;
  return { rows, next: last ? writeCursor(placeOf(last)) : null };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
