import {
  type Day,
  daySpan,
  daysFrom,
  daysLater,
  monthsLater,
  monthText,
  monthWeeks,
  weekOf,
} from '@carillon/sdk/index.ts';
import type { View } from './address.ts';

/** How many days the list goes on for. */
const LISTED = 28;

/** The days that a view shows, one after another. */
export function daysOf(view: View, day: Day, start: number): Day[] {
  if (view === 'month') return monthWeeks(day, start).flat();
  return view === 'week' ? weekOf(day, start) : daysFrom(day, LISTED);
}

/** "November 2026", or the first day and the last. */
export function spanText(view: View, day: Day, days: readonly Day[]): string {
  return view === 'month' ? monthText(day) : daySpan(days[0] ?? day, days.at(-1) ?? day);
}

/** The day to go to, one view before or after. */
export function turned(view: View, day: Day, by: 1 | -1): Day {
  if (view === 'month') return monthsLater(`${day.slice(0, 8)}01`, by);
  return daysLater(day, by * (view === 'week' ? 7 : LISTED));
}

/** What Previous and Next lead to. */
export const SPANS: Readonly<Record<View, string>> = { month: 'month', week: 'week', list: 'four weeks' };
