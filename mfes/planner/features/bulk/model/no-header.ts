import { namesNetwork } from './accounts.ts';
import { type Field, type Mapping, mapColumns, REPEATABLE } from './columns.ts';
import { isClock, isDate } from './dates.ts';

/** Longer than the name of a column. */
const LONG = 60;
const ADDRESS = /^https?:\/\//i;
const MEDIA = /\.(?:jpe?g|png|webp|gif|mp4|mov|m4v)(?:$|\?)/i;

interface Row {
  readonly cells: readonly string[];
}

/** Whether a first row is a post and not the names of columns. */
export const looksLikePost = (cells: readonly string[]): boolean =>
  mapColumns(cells).every((field) => field === null) &&
  cells.some((cell) => cell.length > LONG || isDate(cell) || ADDRESS.test(cell));

/** What columns without names are about, by what stands in them; of those with words, the longest is the text. */
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
  if (cell === '') return null;
  if (isDate(cell)) return 'date';
  if (isClock(cell)) return 'time';
  if (MEDIA.test(cell)) return 'media';
  if (ADDRESS.test(cell)) return 'link';
  return namesNetwork(cell) ? 'accounts' : 'text';
}

const longest = (cells: readonly string[]): number => Math.max(...cells.map(({ length }) => length));
