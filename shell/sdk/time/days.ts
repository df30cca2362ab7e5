import { localTextAt, startOfDay } from '@carillon/contracts/domain/local-time.ts';
import { formatLocale } from '../text/format-locale.ts';

/** A day of the calendar, "2026-11-24": days compare as their texts do. */
export type Day = string;

/** Returns the first day of the week for the page's readers: 1 for Monday to 7 for Sunday. */
export function weekStart(): number {
  // Older Firefox knows neither; Monday is ISO 8601's.
  const locale = new Intl.Locale(formatLocale()) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** Null where it is no day. */
export function readDay(text: string | null): Day | null {
  try {
    return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? plain(text).toString() : null;
  } catch {
    return null;
  }
}

export const dayIn = (zone: string, at: Date): Day => localTextAt(at, zone).slice(0, 10);

export const daysLater = (day: Day, days: number): Day => plain(day).add({ days }).toString();

/** The same day of another month, or its last one. */
export const monthsLater = (day: Day, months: number): Day => plain(day).add({ months }).toString();

export const daysFrom = (first: Day, many: number): Day[] =>
  Array.from({ length: many }, (_, at) => daysLater(first, at));

/** The seven days of a day's week. */
export const weekOf = (day: Day, start: number): Day[] =>
  daysFrom(daysLater(day, -((plain(day).dayOfWeek - start + 7) % 7)), 7);

/** The whole weeks that a day's month is in, with the days of its neighbours. */
export function monthWeeks(day: Day, start: number): Day[][] {
  const first = plain(day).with({ day: 1 });
  const last = first.with({ day: first.daysInMonth }).toString();
  const weeks = [weekOf(first.toString(), start)];
  for (let next = daysLater(weeks[0]?.[0] ?? day, 7); next <= last; next = daysLater(next, 7))
    weeks.push(daysFrom(next, 7));
  return weeks;
}

export const isSameMonth = (a: Day, b: Day): boolean => a.slice(0, 7) === b.slice(0, 7);

/**
 * When each of these days begins in a zone, milliseconds; and after them when the last one ends. A day has 23 or 25
 * hours where the clocks change.
 */
export const dayBounds = (days: readonly Day[], zone: string): number[] =>
  [...days, daysLater(days.at(-1) ?? '1970-01-01', 1)].map((day) => startOfDay(plain(day), zone).getTime());

const plain = (day: Day): Temporal.PlainDate => Temporal.PlainDate.from(day);
