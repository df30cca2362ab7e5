import { localTextAt } from '@carillon/contracts/domain/local-time.ts';
import { dayIn, type ReadDay, readNamedDay } from './named-dates.ts';
import type { Remark } from './remark.ts';

/** Which number of 03/04/2027 is the day. */
export type DayOrder = 'day first' | 'month first';

export type When =
  | { readonly local: string }
  | { readonly problems: readonly Remark[] }
  /** Nothing is said: the queue decides. */
  | { readonly local: null };

interface Reading {
  /** Null while nobody has said; then a date that could mean two days is a problem. */
  readonly order: DayOrder | null;
  readonly zone: string;
}

const SLASHED = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4}|\d{2})(?:,?[ T](.+))?$/;
const ORDERED = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:,?[ T](.+))?$/;
const WITH_OFFSET = /[T ]\d{2}:?\d{2}(?::?\d{2}(?:\.\d{1,9})?)? ?(?:Z|[+-]\d{2}:?\d{2})$/;
const SERIAL = /^\d{5}(?:[.,]\d{1,15})?$/;
const FRACTION = /^0?[.,]\d{1,15}$/;
const CLOCK = /^(\d{1,2})(?:[:.h-](\d{2}))?(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?$/i;

/** What the dates of a file say about their order. */
export interface Orders {
  /** Null where both can be. */
  readonly told: DayOrder | null;
  /** A date for each order, one of which has to be a mistake. */
  readonly contradicts: boolean;
  /** A date that says which number is the day. */
  readonly witness: string | null;
  /** Some date could mean two days. */
  readonly matters: boolean;
}

/** Whether the dates of a file tell which number is the day. What is no date either way tells nothing. */
export function dayOrderOf(dates: readonly string[]): Orders {
  const dayFirst = dates.find((date) => orderIn(date) === 'day first');
  const monthFirst = dates.find((date) => orderIn(date) === 'month first');
  const contradicts = dayFirst !== undefined && monthFirst !== undefined;
  const witness = contradicts ? null : (dayFirst ?? monthFirst ?? null);
  const told = witness === null ? null : dayFirst === undefined ? 'month first' : 'day first';
  return { told, contradicts, witness: witness?.trim() ?? null, matters: dates.some(isAmbiguous) };
}

/** The order that a date can have alone. */
function orderIn(date: string): DayOrder | null {
  const [first, second] = numbersOf(date) ?? [0, 0];
  if (first > 12 && first <= 31 && second <= 12) return 'day first';
  return second > 12 && second <= 31 && first <= 12 ? 'month first' : null;
}

export function isAmbiguous(date: string): boolean {
  const [first, second] = numbersOf(date) ?? [0, 0];
  return first !== second && first <= 12 && second <= 12;
}

function numbersOf(date: string): readonly [number, number] | null {
  const found = SLASHED.exec(date.trim());
  // With dots the day comes first, wherever dots are written.
  return found && found[2] !== '.' ? [Number(found[1]), Number(found[3])] : null;
}

/** Whether a cell is written as a date, or as a time of day. */
export const isDate = (cell: string): boolean =>
  WITH_OFFSET.test(cell.trim()) || readDay(cell.trim(), 'day first') !== null;
export const isClock = (cell: string): boolean => readClock(cell.trim()) !== null;

/** What a date and a time of day say, as a local time of the zone: YYYY-MM-DD HH:mm:ss. */
export function readWhen(dateCell: string, timeCell: string, { order, zone }: Reading): When {
  const [date, time] = [dateCell.trim(), timeCell.trim()];
  const wrongTime = time === '' || readClock(time) ? [] : [noTime('time', time)];
  if (date === '') {
    const missing = { field: 'date', words: 'Give a date for this time, or clear the time.' } as const;
    return time === '' ? { local: null } : { problems: [missing, ...wrongTime] };
  }
  if (WITH_OFFSET.test(date)) return ofInstant(date, zone);
  if (order === null && isAmbiguous(date))
    return { problems: [{ field: 'date', words: UNSAID }, ...wrongTime] };
  const day = readDay(date, order ?? 'day first');
  if (!day) return { problems: [noDate(date), ...wrongTime] };
  if (wrongTime.length > 0) return { problems: wrongTime };
  const clock = readClock(time || day.rest);
  if (!clock && day.rest) return { problems: [noTime('date', day.rest)] };
  if (!clock) return { problems: [{ field: 'date', words: 'Give a time of day too, such as 09:30.' }] };
  return { local: `${day.day} ${clock}:00` };
}

const UNSAID = 'This may mean two days. Say above the table which number is the day.';
const noDate = (text: string): Remark => ({
  field: 'date',
  words: `“${clip(text)}” is no date. Write it as 2027-03-31 09:30.`,
});
const noTime = (field: 'date' | 'time', text: string): Remark => ({
  field,
  words: `“${clip(text)}” is no time of day. Write it as 09:30.`,
});

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function readDay(text: string, order: DayOrder): ReadDay | null {
  if (SERIAL.test(text)) return ofSerial(text);
  const ordered = ORDERED.exec(text);
  if (ordered) return dayIn(ordered[1], ordered[2], ordered[3], ordered[4]);
  const slashed = SLASHED.exec(text);
  if (!slashed) return readNamedDay(text);
  const [, a = '', mark, b = '', year = '', rest] = slashed;
  const first = mark === '.' || Number(a) > 12 || (order === 'day first' && Number(b) <= 12);
  return dayIn(year.length === 2 ? `20${year}` : year, first ? b : a, first ? a : b, rest);
}

const MINUTES_A_DAY = 1440;

/** Excel counts days from the last but one of 1899, and a time of day is a part of one. */
function ofSerial(text: string): ReadDay | null {
  const minutes = Math.round(Number(text.replace(',', '.')) * MINUTES_A_DAY);
  const days = Math.floor(minutes / MINUTES_A_DAY);
  const day = Temporal.PlainDate.from('1899-12-30').add({ days }).toString();
  const isWhole = !/[.,]/.test(text);
  return { day, rest: isWhole ? '' : clockOf(minutes % MINUTES_A_DAY) };
}

const two = (n: number): string => String(n).padStart(2, '0');
const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** HH:mm; null where it is none. */
function readClock(text: string): string | null {
  if (FRACTION.test(text)) return clockOf(Math.round(Number(text.replace(',', '.')) * MINUTES_A_DAY));
  const found = CLOCK.exec(text);
  if (!found || (found[2] === undefined && found[4] === undefined)) return null;
  const [, h = '', m = '0', , half] = found;
  const hour = Number(h);
  if (Number(m) > 59) return null;
  if (half === undefined) return hour > 23 ? null : clockOf(hour * 60 + Number(m));
  if (hour < 1 || hour > 12) return null;
  return clockOf(((hour % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + Number(m));
}

/** A time with its own offset means an instant, whatever the zone. */
function ofInstant(text: string, zone: string): When {
  try {
    const instant = Temporal.Instant.from(text.replace(' ', 'T').replace(/ /g, ''));
    return { local: localTextAt(new Date(instant.epochMilliseconds), zone) };
  } catch {
    return { problems: [noDate(text)] };
  }
}
