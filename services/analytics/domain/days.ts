import { localTimeAt, startOfDay } from '@carillon/contracts/domain/local-time.ts';
import type { Engagement } from '@carillon/contracts/http/analytics/figures.ts';
import { addCounts, type Counts } from './figures.ts';
import type { TargetDay } from './target-day.ts';

/** A day of a zone, from its first moment on. */
export interface ZoneDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Monday is 1. */
  readonly weekday: number;
  readonly start: number;
}

/** Days that end with today, the oldest first, in a zone where a day may have 23 or 25 hours. */
export function lastDays(count: number, zone: string, now: Date): ZoneDay[] {
  const today = localTimeAt(now, zone).toPlainDate();
  return Array.from({ length: count }, (_, at) => {
    const day = today.subtract({ days: count - 1 - at });
    const start = startOfDay(day, zone).getTime();
    return { date: day.toString(), weekday: day.dayOfWeek, start };
  });
}

/** Days of a zone, the oldest first, that end where a day of it begins. */
export function daysBefore(
  count: number,
  zone: string,
  day: string,
): { readonly days: readonly ZoneDay[]; readonly end: number } {
  const end = startOfDay(Temporal.PlainDate.from(day), zone).getTime();
  return { days: lastDays(count, zone, new Date(end - 1)), end };
}

/**
 * The last days until now, and as many before them until the same time of day, so the compared periods are equally
 * long while today isn't over.
 */
export function spansOf(range: number, zone: string, now: Date) {
  const days = lastDays(2 * range, zone, now);
  const [rangeDays, before] = [days.slice(range), days.slice(0, range)];
  const startOf = (day: ZoneDay | undefined): number => day?.start ?? now.getTime();
  const begin = startOf(rangeDays[0]);
  const today = startOf(rangeDays.at(-1));
  // A day may be an hour shorter than today.
  const beforeEnd = Math.min(begin - 1, startOf(before.at(-1)) + now.getTime() - today);
  /** The same number of days, up to yesterday: each of them is over. */
  const whole = days.slice(range - 1, -1);
  return { own: rangeDays, before, whole, start: startOf(days[0]), begin, beforeEnd, today };
}

/**
 * Sums the growth of each of these days, in hours that began by then: an hour belongs to the day in which it starts.
 */
export function byDay(
  days: readonly ZoneDay[],
  history: readonly TargetDay[],
  until = Number.POSITIVE_INFINITY,
): Counts[] {
  const counts: Counts[][] = days.map(() => []);
  for (const { date, hours } of history) {
    const midnight = Date.parse(date);
    for (const [hour, slot] of Object.entries(hours)) {
      const start = midnight + Number(hour) * 3_600_000;
      const at = start <= until ? dayOf(days, start) : -1;
      if (at >= 0) counts[at]?.push(slot);
    }
  }
  return counts.map(addCounts);
}

/** The place of the day that has the moment; -1 before the first. */
function dayOf(days: readonly ZoneDay[], moment: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.start ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export const engagementIn = ({ likes = 0, comments = 0, shares = 0 }: Counts): Engagement => ({
  likes,
  comments,
  shares,
});

/** The average of a day, by weekday from Monday on; null for one that these days do not have. */
export const byWeekday = (days: readonly ZoneDay[], counts: readonly Counts[]) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const weekdayCounts = counts.filter((_, at) => days[at]?.weekday === weekday);
    const sums = engagementIn(addCounts(weekdayCounts));
    const average = (sum: number) => (weekdayCounts.length === 0 ? null : sum / weekdayCounts.length);
    return {
      weekday,
      likes: average(sums.likes),
      comments: average(sums.comments),
      shares: average(sums.shares),
    };
  });
