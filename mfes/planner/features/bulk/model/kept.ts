import type { UserStorage } from '@carillon/sdk/index.ts';
import { FIELDS, type Mapping } from './columns.ts';
import type { DayOrder } from './dates.ts';
import type { Sheet } from './read-sheet.ts';
import type { RowResult } from './run-import.ts';

/** A sheet as its user has it before them. */
export interface Work {
  readonly name: string;
  /** Of the file's bytes. */
  readonly sheetId: string;
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  /** Null while the user has not said; then what the dates tell. */
  readonly order: DayOrder | null;
  /** Mended cells: by the row's number and the field. */
  readonly mended: Readonly<Record<string, string>>;
  /** Rows that are left out, by number. */
  readonly left: readonly number[];
  readonly results: readonly (readonly [number, RowResult])[];
}

const KEY = 'bulk-sheet';
/** Browsers keep about five million letters for a whole site. */
const MOST_LETTERS = 1_500_000;

/** Keeps the sheet over a reload; false when it is too large for that. */
export function keepWork(storage: UserStorage, work: Work | null): boolean {
  const text = work ? JSON.stringify(work) : '';
  if (work && text.length <= MOST_LETTERS) storage.set(KEY, text);
  else storage.remove(KEY);
  return text.length <= MOST_LETTERS;
}

export function keptWork(storage: UserStorage): Work | null {
  try {
    const work = JSON.parse(storage.get(KEY) ?? 'null') as Partial<Work> | null;
    return work && isWork(work) ? { ...work, sheet: { ...WITH_HEADER, ...work.sheet } } : null;
  } catch {
    return null;
  }
}

/** Of a sheet that was kept before files without a header were read. */
const WITH_HEADER = { headerLine: 1 } as const;

const isWork = (work: Partial<Work>): work is Work =>
  typeof work.sheetId === 'string' &&
  Array.isArray(work.sheet?.rows) &&
  Array.isArray(work.mapping) &&
  work.mapping.every((field) => field === null || FIELDS.includes(field)) &&
  Array.isArray(work.left) &&
  Array.isArray(work.results) &&
  typeof work.mended === 'object';
