import { t } from '@lingui/core/macro';
import type { Table } from '../workbook/table.ts';
import { mapColumns } from './columns.ts';
import { mapByContent } from './no-header.ts';
import { readRows, type Sheet } from './read-sheet.ts';
import type { SheetRow } from './sheet-row.ts';

/** The workbook that a sheet is from. */
export interface Workbook {
  /** The name of the sheet that was read. */
  readonly tableName: string;
  /** The numbers of rows that the workbook hides. */
  readonly hidden: readonly number[];
  /** Day numbers without a date format count from 1904. */
  readonly is1904?: boolean;
  /** All sheets with data; null when the browser couldn't keep them, and then no other one can be chosen. */
  readonly tables: readonly Table[] | null;
}

export type ReadTable = { readonly sheet: Sheet; readonly workbook: Workbook } | { readonly problem: string };

/** Comparing all columns of all sheets would freeze the page. */
const MAX_RATED_TABLES = 20;
const MAX_RATED_ROWS = 10;

/**
 * Reads the first sheet whose columns are those of posts, or else the first one that can be read. Only the beginnings
 * of the first sheets are compared; the user can choose another one.
 */
export function readTables(all: readonly Table[]): ReadTable {
  const tables = all.filter(({ rows }) => rows.length > 0);
  const candidates = tables.slice(0, MAX_RATED_TABLES).map((table) => ({ table, fit: rateTable(table) }));
  candidates.sort((a, b) => b.fit - a.fit);
  for (const { table } of candidates) {
    const read = readTable(tables, table.name);
    if ('sheet' in read) return read;
  }
  const [first] = tables;
  return first
    ? readTable(tables, first.name)
    : { problem: t`This workbook has no visible sheet with data.` };
}

/** Reads the sheet with this name. */
export function readTable(tables: readonly Table[], name: string): ReadTable {
  const table = tables.find((one) => one.name === name);
  const read = readRows(withoutTitle(table?.rows ?? []));
  if ('problem' in read) return read;
  const { hidden = [], is1904 = false } = table ?? {};
  return { ...read, workbook: { tableName: name, hidden, is1904, tables } };
}

/** Rates the beginning of a sheet; one that can’t be read comes last. */
function rateTable({ rows }: Table): number {
  const start = rows
    .slice(0, MAX_TITLE_ROWS + 1 + MAX_RATED_ROWS)
    .map(({ number, cells }) => ({ number, cells: cells.slice(0, MAX_COLUMNS) }));
  const read = readRows(withoutTitle(start).slice(0, 1 + MAX_RATED_ROWS));
  return 'problem' in read ? -1 : rateSheet(read.sheet);
}

/** Notes without names of columns can look like posts. Of those, dates tell. */
function rateSheet({ header, headerLine, rows }: Sheet): number {
  if (headerLine === null) return mapByContent(rows).includes('date') ? 1 : 0;
  return namesPosts(header, rows) ? 2 : 0;
}

function namesPosts(header: readonly string[], rows: readonly SheetRow[] = []): boolean {
  const fields = mapColumns(header, rows);
  return fields.includes('text') || fields.includes('media');
}

const MAX_TITLE_ROWS = 10;
/** More than any calendar has. */
const MAX_COLUMNS = 200;

/** Calendars often begin with a title and notes, a cell a row, above the names of the columns. */
function withoutTitle(rows: readonly SheetRow[]): readonly SheetRow[] {
  const at = rows.findIndex(({ cells }) => cells.filter(Boolean).length > 1);
  const header = rows[at];
  return header && at <= MAX_TITLE_ROWS && namesPosts(header.cells.slice(0, MAX_COLUMNS))
    ? rows.slice(at)
    : rows;
}
