import { t } from '@lingui/core/macro';
import type { Table } from '../workbook/table.ts';
import { mapColumns } from './columns.ts';
import { readRows, type Sheet } from './read-sheet.ts';

/** The workbook that a sheet is from. */
export interface Workbook {
  /** The name of the sheet that was read. */
  readonly tableName: string;
  /** The numbers of rows that the workbook hides. */
  readonly hidden: readonly number[];
  /** All sheets with data; null when the browser couldn't keep them, and then no other one can be chosen. */
  readonly tables: readonly Table[] | null;
}

export type ReadTable = { readonly sheet: Sheet; readonly workbook: Workbook } | { readonly problem: string };

/** Reads the first sheet whose columns are those of posts, or else the first one that can be read. */
export function readTables(all: readonly Table[]): ReadTable {
  const tables = all.filter(({ rows }) => rows.length > 0);
  const reads = tables.map(({ name }) => readTable(tables, name));
  return (
    reads.find((read) => 'sheet' in read && hasPosts(read.sheet)) ??
    reads.find((read) => 'sheet' in read) ??
    reads[0] ?? { problem: t`This workbook has no visible sheet with data.` }
  );
}

/** Reads the sheet with this name. */
export function readTable(tables: readonly Table[], name: string): ReadTable {
  const table = tables.find((one) => one.name === name);
  const read = readRows(table?.rows ?? []);
  return 'problem' in read
    ? read
    : { ...read, workbook: { tableName: name, hidden: table?.hidden ?? [], tables } };
}

function hasPosts({ header, headerLine, rows }: Sheet): boolean {
  if (headerLine === null) return true;
  const fields = mapColumns(header, rows);
  return fields.includes('text') || fields.includes('media');
}
