import { t } from '@lingui/core/macro';
import { clip } from './clip.ts';
import { foldText } from './plain-text.ts';
import { readClock } from './read-clock.ts';
import {
  type DayOrder,
  isDottedMonthFirst,
  type ReadDay,
  readDay,
  readNumbers,
  shiftDayNumber,
} from './read-day.ts';
import { convertTime, readZone, splitZone } from './read-zone.ts';
import type { Remark } from './remark.ts';
import { isYearUnclear, type ShortYears, withLongYear } from './short-years.ts';

export type { DayOrder } from './read-day.ts';

export type When =
  | { readonly local: string }
  | { readonly problems: readonly Remark[] }
  /** No time is given: the queue decides. */
  | { readonly local: null };

export interface Reading {
  /** Null until it is known; then a date that could mean two days is a problem. */
  readonly order: DayOrder | null;
  /** The workspace's zone, in which the result is. */
  readonly zone: string;
  /** Times have a column of their own, so that a date needs none. */
  readonly hasTimes?: boolean;
  /** See `Orders`. */
  readonly dotsVary?: boolean;
  /** Where it isn't given, a year of two digits comes last. */
  readonly years?: ShortYears;
  /** Day numbers count from 1904. */
  readonly is1904?: boolean;
}

/** The order of day and month that the dates of a file show. */
export interface Orders {
  /** Null where both can be. */
  readonly told: DayOrder | null;
  /** A date for each order, one of which has to be a mistake. */
  readonly contradicts: boolean;
  /** A date that shows which number is the day. */
  readonly witness: string | null;
  /** Some date could mean two days. */
  readonly matters: boolean;
  /** With dots the day comes first, unless a date shows otherwise: German LibreOffice puts them into American dates. */
  readonly dotsVary: boolean;
}

/** Finds the order of day and month in the dates of a file. What is no date either way shows nothing. */
export function dayOrderOf(cells: readonly string[], years?: ShortYears): Orders {
  const dates = cells.filter((cell) => !hasOwnOrder(cell, years));
  const dotsVary = dates.some((date) => {
    const numbers = readNumbers(timeLast(foldText(date)));
    return numbers !== null && isDottedMonthFirst(numbers);
  });
  const dayFirst = dates.find((date) => orderIn(date, dotsVary) === 'day first');
  const monthFirst = dates.find((date) => orderIn(date, dotsVary) === 'month first');
  const contradicts = dayFirst !== undefined && monthFirst !== undefined;
  const witness = contradicts ? null : (dayFirst ?? monthFirst ?? null);
  const order = witness === null ? null : dayFirst === undefined ? 'month first' : 'day first';
  const matters = dates.some((date) => isAmbiguous(date, dotsVary));
  return { told: order, contradicts, witness: witness?.trim() ?? null, matters, dotsVary };
}

const DAY_FIRST = /(?:^|[^a-z])d{1,2}[^a-z]{1,2}m{1,4}(?:$|[^a-z])/;
const MONTH_FIRST = /(?:^|[^a-z])m{1,4}[^a-z]{1,2}d{1,2}[^a-z]{1,2}y/;

/** Finds the order in the name of a column, as in "Date (MM/DD/YYYY)". */
export function orderInName(name: string): DayOrder | null {
  const text = foldText(name);
  if (MONTH_FIRST.test(text)) return 'month first';
  return DAY_FIRST.test(text) ? 'day first' : null;
}

/** Reports whether the place of the year shows the order of a date, or has to be known first. */
function hasOwnOrder(cell: string, years?: ShortYears): boolean {
  if (!years) return false;
  const text = foldText(cell);
  return withLongYear(text, years) !== text || isYearUnclear(text, years);
}

/** The order that a date can have alone. */
function orderIn(date: string, dotsVary: boolean): DayOrder | null {
  const [first, second] = numbersOf(date, dotsVary) ?? [0, 0];
  if (first > 12 && first <= 31 && second <= 12) return 'day first';
  return second > 12 && second <= 31 && first <= 12 ? 'month first' : null;
}

export function isAmbiguous(date: string, dotsVary = false): boolean {
  const [first, second] = numbersOf(date, dotsVary) ?? [0, 0];
  return first !== second && first <= 12 && second <= 12;
}

function numbersOf(date: string, dotsVary: boolean): readonly [number, number] | null {
  const numbers = readNumbers(timeLast(foldText(date)));
  return numbers && (numbers.mark !== '.' || dotsVary)
    ? [Number(numbers.first), Number(numbers.second)]
    : null;
}

/** Reports whether a cell is written as a date, or as a time of day. */
export const isDate = (cell: string): boolean =>
  cell.length < LONGEST &&
  [foldText(cell), withLongYear(foldText(cell), YEARS_FIRST)].some(
    (text) => readDate(text, 'day first') !== null,
  );
export const isClock = (cell: string): boolean =>
  cell.length < LONGEST && readClock(splitZone(foldText(cell))[0]) !== null;

const YEARS_FIRST: ShortYears = { place: 'first', earliest: 2000 };
/** Longer than any date, so that long texts cost no time. */
const LONGEST = 120;

/**
 * Reads a date, a time of day and a zone as a local time of the workspace's zone: YYYY-MM-DD HH:mm:ss. The date may
 * hold the time and its zone, and so may the time hold the date.
 */
export function readWhen(dateCell: string, timeCell: string, reading: Reading, zoneCell = ''): When {
  const { order, zone, hasTimes = timeCell !== '', dotsVary = false, years, is1904 } = reading;
  const fold = (cell: string): string => {
    const text = is1904 ? shiftDayNumber(foldText(cell)) : foldText(cell);
    return years ? withLongYear(text, years) : text;
  };
  const cells = [fold(dateCell), fold(timeCell)] as const;
  const [date, time] = cells[0] === '' && isDate(cells[1]) ? [cells[1], ''] : cells;
  const timed = readTime(time, date, order ?? 'day first', dotsVary);
  const zoned = readZoneCell(zoneCell);
  const wrong = [...(timed ? [] : [noTime('time', timeCell)]), ...zoned.problems];
  if (date === '') {
    const missing = { field: 'date', words: t`Enter a date for this time, or clear the time.` } as const;
    return time === '' ? { local: null } : { problems: [missing, ...wrong] };
  }
  if (years && isYearUnclear(date, years))
    return { problems: [{ field: 'date', words: YEAR_UNCLEAR }, ...wrong] };
  if (order === null && isAmbiguous(date, dotsVary))
    return { problems: [{ field: 'date', words: UNSAID }, ...wrong] };
  const day = readDate(date, order ?? 'day first', dotsVary);
  if (!day) return { problems: [noDate(cells[0] === '' ? timeCell : dateCell, hasTimes), ...wrong] };
  if (!timed || wrong.length > 0) return { problems: wrong };
  const beside = readClock(day.rest, true);
  if (!beside && day.rest) return { problems: [noTime('date', day.rest)] };
  // Spreadsheets write midnight beside a day without a time.
  if (beside && beside !== '00:00' && timed.clock && beside !== timed.clock)
    return {
      problems: [
        {
          field: 'time',
          words: t`The date column has a different time: ${{ time: beside }}. Remove one of the two times.`,
        },
      ],
    };
  const clock = timed.clock ?? beside;
  if (!clock) return { problems: [{ field: 'date', words: t`Add a time, such as 09:30.` }] };
  const from = timed.zone ?? day.zone ?? zoned.zone;
  const local = `${day.day} ${clock}:00`;
  const converted = from ? convertTime(local, from, zone) : local;
  return converted ? { local: converted } : { problems: [{ field: 'date', words: SKIPPED }] };
}

interface ReadDate extends ReadDay {
  readonly zone: string | null;
}

/** Reads a folded date with what is beside it. */
function readDate(text: string, order: DayOrder, dotsVary = false): ReadDate | null {
  if (text.length > LONGEST) return null;
  const [plain, zone] = splitZone(text);
  const day = readDay(timeLast(plain), order, dotsVary);
  return day && { ...day, zone };
}

const TIME_FIRST = /^(\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.? ?m\.?)?),? (.+)$/;

/** Puts a time before a date behind it: "09:30 15/12/2026". */
function timeLast(text: string): string {
  const [, time, date = ''] = TIME_FIRST.exec(text) ?? [];
  return time && readDay(date, 'day first')?.rest === '' ? `${date} ${time}` : text;
}

/** Spreadsheets store a time of day with the first day of their calendar. */
const NO_DAYS = ['1899-12-30', '1899-12-31', '1900-01-01', '1904-01-01'];

/** Reads a folded time of day, which may repeat the day; null where it is wrong. */
function readTime(
  text: string,
  date: string,
  order: DayOrder,
  dotsVary: boolean,
): { clock: string | null; zone: string | null } | null {
  if (text === '') return { clock: null, zone: null };
  if (text.length > LONGEST) return null;
  const [plain, zone] = splitZone(text);
  const day = readDay(timeLast(plain), order, dotsVary);
  const isSame =
    day !== null && (NO_DAYS.includes(day.day) || day.day === readDate(date, order, dotsVary)?.day);
  const clock = readClock(isSame ? day.rest : plain, true);
  return clock ? { clock, zone } : null;
}

function readZoneCell(cell: string): { zone: string | null; problems: Remark[] } {
  const text = foldText(cell);
  const zone = text === '' ? null : readZone(text);
  if (text === '' || zone) return { zone, problems: [] };
  const words = t`“${{ text: clip(cell, 40) }}” isn’t a time zone. Use a name such as Europe/Berlin, or an offset such as +01:00.`;
  return { zone, problems: [{ field: 'zone', words }] };
}

const UNSAID = t`This date is ambiguous. Above the table, choose which number is the day.`;
const YEAR_UNCLEAR = t`It’s unclear which number is the year. Write it with four digits.`;
const SKIPPED = t`This time doesn’t exist in its time zone because the clocks go forward. Choose another.`;
const noDate = (text: string, hasTimes: boolean): Remark => ({
  field: 'date',
  words: t`“${{ text: clip(text, 40) }}” isn’t a valid date. Use a format such as ${{ example: hasTimes ? '2027-03-31' : '2027-03-31 09:30' }}.`,
});
const noTime = (field: 'date' | 'time', text: string): Remark => ({
  field,
  words: t`“${{ text: clip(text, 40) }}” isn’t a valid time. Use a format such as 09:30.`,
});
