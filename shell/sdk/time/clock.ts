import { localTextAt } from '@carillon/contracts/domain/local-time.ts';

/** A time of day as the spinners show it. */
export interface ClockTime {
  /** 1 to 12. */
  readonly hour: number;
  /** 0 to 59; the spinners go by fives. */
  readonly minute: number;
  readonly half: 'AM' | 'PM';
}

export interface LocalDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export const DEFAULT_TIME: ClockTime = { hour: 4, minute: 30, half: 'PM' };

const wrap = (value: number, low: number, count: number): number =>
  ((((value - low) % count) + count) % count) + low;

/** Hours go by one from 1 to 12 and wrap; minutes by five, from one that was typed to the next of the fives, and wrap at 60. */
export const stepHour = (time: ClockTime, by: 1 | -1): ClockTime => ({
  ...time,
  hour: wrap(time.hour + by, 1, 12),
});
export const stepMinute = (time: ClockTime, by: 1 | -1): ClockTime => ({
  ...time,
  minute: wrap((by > 0 ? Math.floor(time.minute / 5) : Math.ceil(time.minute / 5)) * 5 + 5 * by, 0, 60),
});
export const toggleHalf = (time: ClockTime): ClockTime => ({
  ...time,
  half: time.half === 'AM' ? 'PM' : 'AM',
});

/** 12 AM is hour 0, and PM adds 12 below 12. */
export const hour24 = ({ hour, half }: ClockTime): number =>
  half === 'AM' ? hour % 12 : hour === 12 ? 12 : hour + 12;

const two = (n: number): string => String(n).padStart(2, '0');

/** YYYY-MM-DD HH:mm:ss, as the call takes it. */
export const toLocalText = ({ year, month, day }: LocalDate, time: ClockTime): string =>
  `${year}-${two(month)}-${two(day)} ${two(hour24(time))}:${two(time.minute)}:00`;

/** A day and a time, in a zone that is known from elsewhere. */
export interface LocalTime {
  readonly date: LocalDate;
  readonly time: ClockTime;
}

export function fromLocalText(text: string): LocalTime {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return {
    date: { year, month, day },
    time: { hour: hour % 12 || 12, minute, half: hour < 12 ? 'AM' : 'PM' },
  };
}

/** The local time in a zone at an instant. */
export const localTimeIn = (zone: string, at: Date): LocalTime => fromLocalText(localTextAt(at, zone));

/** Midnight of a day, UTC, so that days can be put into words wherever the browser is. */
export const toDate = ({ year, month, day }: LocalDate): Date => new Date(Date.UTC(year, month - 1, day));

/** "2026-11-24". */
export const dateText = (date: LocalDate): string => plain(date).toString();

export const fromDateText = (text: string): LocalDate => localDate(Temporal.PlainDate.from(text));

export const addDays = (date: LocalDate, days: number): LocalDate => localDate(plain(date).add({ days }));

/** The same day of another month, or its last one. */
export const addMonths = (date: LocalDate, months: number): LocalDate =>
  localDate(plain(date).add({ months }));

export const sameDay = (a: LocalDate, b: LocalDate): boolean => plain(a).equals(plain(b));

export const isBefore = (a: LocalDate, b: LocalDate): boolean =>
  Temporal.PlainDate.compare(plain(a), plain(b)) < 0;

/**
 * The weeks of a month; null for days of other months.
 * @param start the first day of a week: 1 for Monday to 7 for Sunday
 */
export function weeksOf({ year, month }: LocalDate, start: number): (LocalDate | null)[][] {
  const first = plain({ year, month, day: 1 });
  const cells: (LocalDate | null)[] = [
    ...Array.from({ length: (first.dayOfWeek - start + 7) % 7 }, () => null),
    ...Array.from({ length: first.daysInMonth }, (_, at) => ({ year, month, day: at + 1 })),
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

const plain = (date: LocalDate): Temporal.PlainDate => Temporal.PlainDate.from(date);
const localDate = ({ year, month, day }: Temporal.PlainDate): LocalDate => ({ year, month, day });
