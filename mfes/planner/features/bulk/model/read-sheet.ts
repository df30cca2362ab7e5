import papa from 'papaparse';
import { decode } from './decode.ts';
import { looksLikePost } from './no-header.ts';

export const MOST_ROWS = 500;
const MOST_COLUMNS = 60;
const LONGEST_CELL = 100_000;

export interface SheetRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  /** Empty names where the file has none. */
  readonly header: readonly string[];
  /** The line of the header; null where the first row is a post. */
  readonly headerLine: number | null;
  /** At least one; without empty ones. */
  readonly rows: readonly SheetRow[];
}

export type ReadSheet = { readonly sheet: Sheet } | { readonly problem: string };

/** Reads a CSV file, whatever it separates its columns with. */
export function readSheet(bytes: Uint8Array): ReadSheet {
  const decoded = decode(bytes);
  if ('problem' in decoded) return decoded;
  const { text, delimiter } = withoutSeparatorLine(decoded.text);
  const { data, errors } = papa.parse<string[]>(text, {
    delimiter,
    // Room for empty lines.
    preview: MOST_ROWS * 4,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    return {
      problem: `Row ${(broken.row ?? 0) + 1} has a quotation mark that is not closed. Double the quotation marks within a text, or remove it.`,
    };
  const lines = data.map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => cell.trim()) }));
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const all = head && looksLikePost(head.cells) ? [head, ...rows] : rows;
  if (all.length > MOST_ROWS || data.length >= MOST_ROWS * 4)
    return { problem: `This file has more than ${MOST_ROWS} posts. Split it into several files.` };
  if (!head || all.length === 0)
    return {
      problem: 'There are no posts in this file. It needs a row of column names, and a row for each post.',
    };
  if (head.cells.length > MOST_COLUMNS)
    return {
      problem: `This file has more than ${MOST_COLUMNS} columns. Remove those that are not about posts.`,
    };
  const long = all.find(({ cells }) => cells.some((cell) => cell.length > LONGEST_CELL));
  if (long)
    return {
      problem: `Row ${long.number} has a cell of more than ${LONGEST_CELL.toLocaleString('en')} characters. Shorten it.`,
    };
  const sheet = { header: head.cells, headerLine: head.number, rows };
  return { sheet: all === rows ? sheet : withoutHeader(sheet) };
}

/** The first row as a post. */
export function withoutHeader({ header, headerLine, rows }: Sheet): Sheet {
  const first = { number: headerLine ?? 1, cells: header };
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length));
  return { header: Array(width).fill(''), headerLine: null, rows: [first, ...rows] };
}

/** The first row as the names of the columns; there has to be another. */
export function withHeader({ rows: [first, ...rows], header }: Sheet): Sheet {
  return { header: first?.cells ?? header, headerLine: first?.number ?? 1, rows };
}

/** Excel writes a first line such as "sep=;" for itself; else the names of the columns tell. */
function withoutSeparatorLine(text: string): { text: string; delimiter: string } {
  const found = /^sep=(.)\r?\n/i.exec(text);
  if (found) return { text: `\n${text.slice(found[0].length)}`, delimiter: found[1] ?? ',' };
  const names = text.trimStart().split('\n')[0] ?? '';
  const counts = DELIMITERS.map((one) => [one, names.split(one).length] as const);
  return { text, delimiter: counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0] };
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
