import { namesNetwork } from './accounts.ts';
import { type Mapping, mapColumns, REPEATABLE } from './columns.ts';
import { isClock, isDate } from './dates.ts';
import type { Field } from './fields.ts';
import { visibleText } from './plain-text.ts';

/** Longer than the name of a column. */
const LONG = 60;
const ADDRESS = /^https?:\/\//i;
const MEDIA = /\.(?:jpe?g|png|webp|gif|mp4|mov|m4v)(?:$|\?)/i;

interface Row {
  readonly cells: readonly string[];
}

/**
 * Reports whether a first row is a post and not the names of columns. A network or a word such as "Story" can be a name
 * and a cell; beside a date or a URL it is a cell.
 */
export function looksLikePost(cells: readonly string[]): boolean {
  const fields = mapColumns(cells).filter((field) => field !== null);
  if (cells.some((cell) => isDate(cell) || ADDRESS.test(visibleText(cell))))
    return fields.every((field) => CELL_WORDS.includes(field));
  return fields.length === 0 && cells.some((cell) => cell.length > LONG);
}

const CELL_WORDS: readonly Field[] = ['accounts', 'kind', 'status'];

/** Rates a reading of a file: how many of its columns have a known name, or cells that are all dates, links or networks. */
export function rateColumns(rows: readonly (readonly string[])[]): number {
  const [head = [], ...others] = rows;
  const isPost = looksLikePost(head);
  const knownCount = isPost ? 0 : mapColumns(head).filter(Boolean).length;
  const body = isPost ? rows : others;
  const typedCount = head.filter((_, at) => {
    const cells = body.map((row) => row[at] ?? '').filter(Boolean);
    return cells.length > 0 && cells.every((cell) => fieldOf(cell) !== 'text');
  }).length;
  const isWider = !isPost && head.length > 0 && body.some((row) => row.slice(head.length).some(Boolean));
  return 2 * knownCount + typedCount - (isWider ? 2 : 0);
}

/** Finds the fields of columns without names by their cells; of those with words, the longest is the text. */
export function mapByContent(rows: readonly Row[]): Mapping {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ cells }) => cells[at] ?? ''));
  const fields = columns.map((cells) => fieldOf(cells.find((cell) => cell !== '') ?? ''));
  const words = columns.map((cells, at) => (fields[at] === 'text' ? longest(cells) : 0));
  const text = words.indexOf(Math.max(...words));
  return fields.map((field, at) => {
    if (field === 'text') return at === text ? field : null;
    return field && (REPEATABLE.includes(field) || fields.indexOf(field) === at) ? field : null;
  });
}

function fieldOf(cell: string): Field | null {
  const text = visibleText(cell);
  if (text === '') return null;
  if (isDate(text)) return 'date';
  if (isClock(text)) return 'time';
  if (MEDIA.test(text)) return 'media';
  if (ADDRESS.test(text)) return 'link';
  return namesNetwork(text) ? 'accounts' : 'text';
}

const longest = (cells: readonly string[]): number => Math.max(...cells.map(({ length }) => length));
