import {
  type Day,
  daySpan,
  daysFrom,
  daysLater,
  isSameMonth,
  monthsLater,
  monthText,
  monthWeeks,
  shortDaySpan,
  weekOf,
} from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { View } from './address.ts';

/** How many days the list goes on for. */
const LISTED = 28;
/** Days of a week that fit a phone without scrolling sideways. */
const NARROW_DAYS = 3;

/** The days that a view shows, one after another. */
export function daysOf(view: View, day: Day, start: number, narrow: boolean): Day[] {
  if (view === 'month') return monthWeeks(day, start).flat();
  if (view === 'list') return daysFrom(day, LISTED);
  return narrow ? daysFrom(day, NARROW_DAYS) : weekOf(day, start);
}

/** "November 2026", or the first day and the last, with short months where they differ. */
export function spanText(view: View, day: Day, days: readonly Day[]): string {
  if (view === 'month') return monthText(day);
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day];
  return isSameMonth(first, last) ? daySpan(first, last) : shortDaySpan(first, last);
}

/** The day to go to, one view before or after. */
export function turnPage(view: View, day: Day, by: 1 | -1, narrow: boolean): Day {
  if (view === 'month') return monthsLater(`${day.slice(0, 8)}01`, by);
  if (view === 'list') return daysLater(day, by * LISTED);
  return daysLater(day, by * (narrow ? NARROW_DAYS : 7));
}

/** Names the buttons to the previous and next view. */
export function turnNames(view: View, narrow: boolean): { readonly previous: string; readonly next: string } {
  if (view === 'list') return { previous: t`Previous four weeks`, next: t`Next four weeks` };
  if (view === 'month') return { previous: t`Previous month`, next: t`Next month` };
  return narrow
    ? { previous: t`Previous three days`, next: t`Next three days` }
    : { previous: t`Previous week`, next: t`Next week` };
}

/** Days of whole weeks, week by week. */
export const weeksOf = (days: readonly Day[]): Day[][] =>
  Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
