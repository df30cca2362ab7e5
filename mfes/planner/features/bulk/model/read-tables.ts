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

/** Reads the first sheet whose columns are those of posts, or else the first one that can be read. */
export function readTables(all: readonly Table[]): ReadTable {
  const tables = all.filter(({ rows }) => rows.length > 0);
  const reads = tables.map(({ name }) => readTable(tables, name));
  const fits = reads.map((read) => ('problem' in read ? -1 : rateSheet(read.sheet)));
  const best = reads[fits.indexOf(Math.max(...fits))];
  return best ?? { problem: t`This workbook has no visible sheet with data.` };
}

/** Reads the sheet with this name. */
export function readTable(tables: readonly Table[], name: string): ReadTable {
  const table = tables.find((one) => one.name === name);
  const read = readRows(withoutTitle(table?.rows ?? []));
  if ('problem' in read) return read;
  const { hidden = [], is1904 = false } = table ?? {};
  return { ...read, workbook: { tableName: name, hidden, is1904, tables } };
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
