import { readColumnName } from './column-name.ts';
import type { Mapping } from './columns.ts';
import { isNo } from './flags.ts';
import { otherNetworkOf } from './networks.ts';
import { isBlank } from './plain-text.ts';
import type { Sheet } from './read-sheet.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** Words in the names of columns that change whether, when, where or how a row is published. */
const AFFECTING = list(
  'draft status state stage approved approval approve ready active enabled disabled publish published publishing schedule ' +
    'scheduled hold held pause paused skip sent delete expire expiration repeat repeating recurring recurrence recycle repost ' +
    'account profile page network platform channel brand group board workspace client target targeting destination ' +
    'privacy private visibility audience location country language collaborator ' +
    'type subtype kind format placement story reel short feed carousel thread poll event offer ' +
    'time date day month year hour minute zone timezone timing queue slot ' +
    'media image picture photo video gif file thumbnail cover alt text message caption content comment reply link url cta ' +
    'mention hashtag',
);
/** Here FALSE changes something too. */
const SWITCHES = list('approved approval ready active enabled publish published');

export interface UnusedColumns {
  /** Columns whose name or place suggests that they change what is published. */
  readonly affecting: readonly string[];
  readonly others: readonly string[];
}

/** Lists the columns of a sheet that hold something and have no field. */
export function listUnusedColumns({ header, rows }: Sheet, mapping: Mapping): UnusedColumns {
  const affecting: string[] = [];
  const others: string[] = [];
  for (const [at, name] of header.entries()) {
    const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => !isBlank(cell));
    if (mapping[at] !== null || cells.length === 0) continue;
    // "Day" beside a date is a weekday.
    const repeatsDate = mapping.includes('date') && isDatePart(name);
    (!repeatsDate && isAffecting(name, cells) ? affecting : others).push(columnLabel(name, at));
  }
  return { affecting, others };
}

const isDatePart = (name: string): boolean =>
  ['year', 'month', 'day'].includes(readColumnName(name).part ?? '');

/** A column's name, or its place where it has none. */
export const columnLabel = (name: string, at: number): string => name || `Column ${at + 1}`;

function isAffecting(name: string, cells: readonly string[]): boolean {
  if (isBlank(name)) return true;
  const { field, network, words, number } = readColumnName(name);
  if (network && otherNetworkOf(network)) return false;
  if (cells.every(isNo) && !words.some((word) => SWITCHES.includes(word))) return false;
  return (
    field !== null ||
    network !== null ||
    (number !== null && words.length === 0) ||
    words.some((word) => AFFECTING.includes(word))
  );
}
