import { t } from '@lingui/core/macro';
import papa from 'papaparse';
import { isBlank, trimCell } from './plain-text.ts';
import type { SheetRow } from './sheet-row.ts';

/** Separators between cells; `none` for a file of one column. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|', none: '\u001F' } as const;
export type Separator = keyof typeof SEPARATORS;
export const SEPARATOR_LABELS: Readonly<Record<Separator, string>> = {
  comma: t`Comma ( , )`,
  semicolon: t`Semicolon ( ; )`,
  tab: t`Tab character`,
  bar: t`Vertical bar ( | )`,
  none: t`None (one column)`,
};
/** In the order in which they are tried: of equal readings the first one wins. */
const NAMES: readonly Separator[] = ['none', 'comma', 'semicolon', 'tab', 'bar'];
/** So many rows show how a file is built. */
const SAMPLE = 60;
const BLANK_LINES = /\n(?:""|[ \t,;|])*(?=\n)/g;
const SEPARATOR_LINE = /^"?sep=(.)"?[ ,;|\t]{0,20}\n/i;

/** Rates one reading of a file; the highest wins. */
type Rate = (rows: readonly (readonly string[])[]) => number;

export interface Parsed {
  /** Without blank ones. */
  readonly rows: readonly SheetRow[];
  /** The number of the first row whose quotation marks are wrong, and whether one of them is left open. */
  readonly broken: { readonly number: number; readonly isOpen: boolean } | null;
  /** Each line was quoted as a whole, as Excel saves a file that it opened as one column. */
  readonly isUnwrapped: boolean;
}

/** Parses a text whose lines end in \n, up to so many rows that aren’t blank. */
export function parseRows(text: string, separator: Separator, mostRows: number): Parsed {
  const parsed = parse(withoutSeparatorLine(text), separator, mostRows);
  const isQuoted = separator !== 'none' && text.startsWith('"');
  if (!isQuoted || parsed.rows.some(({ cells }) => cells.length > 1))
    return { ...parsed, isUnwrapped: false };
  const rows = parsed.rows.map(({ number, cells: [line = ''] }) => ({
    number,
    cells: parse(line, separator, 1).rows[0]?.cells ?? [],
  }));
  return { ...parsed, rows, isUnwrapped: true };
}

function parse(text: string, separator: Separator, mostRows: number): Omit<Parsed, 'isUnwrapped'> {
  const rows: SheetRow[] = [];
  let number = 0;
  let brokenRow: Parsed['broken'] = null;
  papa.parse<string[]>(text, {
    delimiter: SEPARATORS[separator],
    newline: '\n',
    step({ data, errors }, parser) {
      number++;
      const wrong = errors.find(({ type }) => type === 'Quotes');
      if (wrong) brokenRow ??= { number, isOpen: wrong.code === 'MissingQuotes' };
      if (!data.every(isBlank)) rows.push({ number, cells: data.map(trimCell) });
      if (rows.length >= mostRows) parser.abort();
    },
  });
  return { rows, broken: brokenRow };
}

/** Chooses the separator that Excel’s first line names, or else the one that makes the most of the first rows. */
export function chooseSeparator(text: string, rate: Rate): Separator {
  const separatorText = SEPARATOR_LINE.exec(text)?.[1];
  const knownSeparator = NAMES.find((name) => SEPARATORS[name] === separatorText);
  if (knownSeparator) return knownSeparator;
  const sample = text.replace(BLANK_LINES, '');
  const ratings = NAMES.map((name) => {
    const { rows, broken, isUnwrapped } = parseRows(sample, name, SAMPLE);
    const cells = rows.map((row) => row.cells);
    // Quoted texts with a comma each are consistent too.
    const regular = isUnwrapped ? 0 : consistency(cells);
    return { name, rating: rate(cells) + regular - (broken ? 2 : 0) };
  });
  return ratings.reduce((best, one) => (one.rating > best.rating ? one : best)).name;
}

/** The line that names the separator counts as a row, but holds nothing. */
const withoutSeparatorLine = (text: string): string => text.replace(SEPARATOR_LINE, '\n');

/** The share of rows that are as wide as most; 0 in a single column, which every text has. */
function consistency(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 1, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return width > 1 ? count / rows.length : 0;
}
