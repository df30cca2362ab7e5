import type { UserStorage } from '@carillon/sdk/index.ts';
import type { Meanings } from './accounts.ts';
import type { Mapping } from './columns.ts';
import type { DayOrder } from './dates.ts';
import { FIELDS } from './fields.ts';
import type { Sheet } from './read-sheet.ts';
import type { Workbook } from './read-tables.ts';
import type { RowResult } from './run-import.ts';
import { SEPARATORS, type Separator } from './separators.ts';

/** A sheet with its user's corrections and choices. */
export interface Work {
  readonly name: string;
  /** The hash of the file's bytes. */
  readonly sheetId: string;
  /** The text of a CSV file; null when the browser couldn't keep it, and then it can't be split in another way. */
  readonly text: string | null;
  readonly separator: Separator;
  /** Null for a CSV file. */
  readonly workbook: Workbook | null;
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  /** Null until the user chooses; then the dates decide. */
  readonly order: DayOrder | null;
  /** Which accounts a network’s name alone stands for. */
  readonly meanings: Meanings;
  /** Corrected cells: by the row's number and the field. */
  readonly mended: Readonly<Record<string, string>>;
  /** Rows that are left out, by number. */
  readonly left: readonly number[];
  /** The unused columns that the user agreed to do without. */
  readonly waived: readonly string[];
  readonly results: readonly (readonly [number, RowResult])[];
}

const KEY = 'bulk-sheet';
/** Browsers keep about five million letters for a whole site. */
const MAX_LETTERS = 1_500_000;

/**
 * Keeps the sheet over a reload, without its text or the other sheets of its workbook if those are too much; false when
 * the sheet is too large too.
 */
export function keepWork(storage: UserStorage, work: Work | null): boolean {
  const text = work ? (printSmall(work) ?? printSmall(withoutFile(work))) : null;
  if (text) storage.set(KEY, text);
  else storage.remove(KEY);
  return work === null || Boolean(text);
}

const withoutFile = (work: Work): Work => ({
  ...work,
  text: null,
  workbook: work.workbook && { ...work.workbook, tables: null },
});

function printSmall(work: Work): string | null {
  if ((work.text?.length ?? 0) > MAX_LETTERS) return null;
  const text = JSON.stringify(work);
  return text.length > MAX_LETTERS ? null : text;
}

export function readStoredWork(storage: UserStorage): Work | null {
  try {
    const work = JSON.parse(storage.get(KEY) ?? 'null') as Partial<Work> | null;
    return work && isWork(work) ? { ...OLDER, ...work, sheet: { ...WITH_HEADER, ...work.sheet } } : null;
  } catch {
    return null;
  }
}

/** Defaults for fields that earlier versions didn't store. */
const OLDER = { text: null, separator: 'comma', workbook: null, waived: [], meanings: {} } as const;
const WITH_HEADER = { headerLine: 1 } as const;

const isWork = (work: Partial<Work>): work is Work =>
  typeof work.sheetId === 'string' &&
  Array.isArray(work.sheet?.rows) &&
  Array.isArray(work.mapping) &&
  work.mapping.every((field) => field === null || FIELDS.includes(field)) &&
  (work.separator === undefined || work.separator in SEPARATORS) &&
  Array.isArray(work.left) &&
  Array.isArray(work.results) &&
  typeof work.mended === 'object';
