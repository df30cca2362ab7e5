import { formatNumber } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { mapColumns } from './columns.ts';
import { decode } from './decode.ts';
import { looksLikePost, rateColumns } from './no-header.ts';
import { chooseSeparator, parseRows, type Separator } from './separators.ts';
import type { SheetRow } from './sheet-row.ts';

export const MAX_ROWS = 500;
/** With the names of the columns, and one more that shows that there are too many. */
export const MAX_READ_ROWS = MAX_ROWS + 2;
/** Files of other tools have a hundred. */
const MAX_COLUMNS = 200;
/** With empty ones between them. Names of columns are compared with each other, which takes the square of their number. */
const MAX_WIDTH = 1000;
const LONGEST_CELL = 100_000;

export interface Sheet {
  /** Names for as many columns as the widest row has; empty where the file has none. */
  readonly header: readonly string[];
  /** The line of the header; null where the first row is a post. */
  readonly headerLine: number | null;
  /** At least one; without blank ones. */
  readonly rows: readonly SheetRow[];
}

export type ReadSheet =
  | { readonly sheet: Sheet; readonly text: string; readonly separator: Separator }
  | { readonly problem: string };

/** Reads a CSV file, whatever separates its columns. */
export function readSheet(bytes: Uint8Array): ReadSheet {
  const decoded = decode(bytes);
  return 'problem' in decoded ? decoded : readText(decoded.text);
}

/** Reads the text of a CSV file with the separator that its user chose, or with the one that fits. */
export function readText(text: string, chosenSeparator: Separator | null = null): ReadSheet {
  const separator = chosenSeparator ?? chooseSeparator(text, rateColumns);
  const { rows: all, broken } = parseRows(text, separator, MAX_READ_ROWS);
  if (broken) return { problem: quoteProblem(broken.number, broken.isOpen) };
  const read = readRows(all);
  return 'problem' in read ? read : { ...read, text, separator };
}

/** Makes a sheet of rows that aren’t blank: the first one names the columns, unless it looks like a post. */
export function readRows(all: readonly SheetRow[]): { readonly sheet: Sheet } | { readonly problem: string } {
  if (widthOf(all.map(({ cells }) => cells)) > MAX_WIDTH) return { problem: tooManyColumns() };
  const [head, ...others] = all;
  const isPost = head !== undefined && looksLikePost(head.cells);
  const rows = isPost ? all : others;
  if (rows.length > MAX_ROWS)
    return { problem: t`This file has more than ${{ most: MAX_ROWS }} posts. Split it into several files.` };
  if (!head || rows.length === 0)
    return { problem: t`This file has no posts. It needs a row of column names, then a row for each post.` };
  const header = isPost ? [] : head.cells;
  const width = widthOf([header, ...rows.map(({ cells }) => cells)]);
  const sheet: Sheet = {
    header: Array.from({ length: width }, (_, at) => header[at] ?? ''),
    headerLine: isPost ? null : head.number,
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, width) })),
  };
  const problem = findExcess(sheet);
  return problem ? { problem } : { sheet };
}

/** Takes the first row as a post. */
export function withoutHeader({ header, headerLine, rows }: Sheet): Sheet {
  const first = { number: headerLine ?? 1, cells: header };
  return { header: header.map(() => ''), headerLine: null, rows: [first, ...rows] };
}

/** Takes the first row as the names of the columns; there has to be another. */
export function withHeader({ rows: [first, ...rows], header }: Sheet): Sheet {
  const names = header.map((_, at) => first?.cells[at] ?? '');
  return { header: names, headerLine: first?.number ?? 1, rows };
}

/** Where the last cell is that isn’t empty. */
const widthOf = (lines: readonly (readonly string[])[]): number =>
  Math.max(0, ...lines.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1));

/** Only columns that hold something count, and only cells that are read. */
function findExcess({ header, rows }: Sheet): string | null {
  const usedCount = header.filter((_, at) => rows.some(({ cells }) => cells[at])).length;
  if (usedCount > MAX_COLUMNS) return tooManyColumns();
  const mapping = mapColumns(header, rows);
  const isTooLong = (cell: string, at: number): boolean => cell.length > LONGEST_CELL && mapping[at] !== null;
  const long = rows.find(({ cells }) => cells.some(isTooLong));
  if (!long) return null;
  return t`Row ${{ row: long.number }} has a cell of more than ${{ most: formatNumber(LONGEST_CELL) }} characters. Shorten it.`;
}

const tooManyColumns = (): string =>
  t`This file has more than ${{ most: MAX_COLUMNS }} columns. Remove those that aren’t about posts.`;

const quoteProblem = (row: number, isOpen: boolean): string =>
  isOpen
    ? t`Row ${row} has a quotation mark that isn’t closed. Close it, or double the quotation marks inside the text.`
    : t`Row ${row} has a stray quotation mark. Double the quotation marks inside the text, or remove them.`;
