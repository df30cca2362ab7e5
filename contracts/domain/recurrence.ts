import { instantOf, plainDateTime } from './local-time.ts';

/** How a post repeats. Either `count` or `until` ends it. */
export interface Repeat {
  readonly every: 'day' | 'week' | 'month';
  /** Every so many days, weeks or months. */
  readonly interval: number;
  /** Weekdays of a weekly series; Monday is 1. They include the weekday of the first time. */
  readonly weekdays: readonly number[];
  /** How many times in all, the first included. */
  readonly count: number | null;
  /** The last day on which it may come, YYYY-MM-DD. */
  readonly until: string | null;
}

export interface Occurrence {
  /** YYYY-MM-DD in the zone of the series. */
  readonly date: string;
  /** YYYY-MM-DD HH:mm:ss */
  readonly localTime: string;
  readonly dueAt: Date;
}

/** The limits of a series, which ends at the first one it reaches. */
export const REPEAT_LIMITS = { interval: 12, occurrences: 366, years: 2 } as const;

/**
 * Returns all times of a series, the first one first. A monthly series repeats on the first post's day of the month,
 * or on the last day of a shorter month. If the clocks skip the time on a day, that day is left out; if the time
 * comes twice, the first counts (`instantOf`).
 */
export function occurrencesOf(repeat: Repeat, firstLocal: string, zone: string): Occurrence[] {
  const first = plainDateTime(firstLocal);
  if (!first) return [];
  const occurrences: Occurrence[] = [];
  const limit = Math.min(repeat.count ?? REPEAT_LIMITS.occurrences, REPEAT_LIMITS.occurrences);
  const time = firstLocal.slice(11);
  const end = lastDay(repeat, first.toPlainDate());
  for (const day of daysOf(repeat, first.toPlainDate())) {
    if (Temporal.PlainDate.compare(day, end) > 0 || occurrences.length === limit) break;
    const localTime = `${day} ${time}`;
    const dueAt = instantOf(localTime, zone);
    if (dueAt) occurrences.push({ date: day.toString(), localTime, dueAt });
  }
  return occurrences;
}

function lastDay({ until }: Repeat, first: Temporal.PlainDate): Temporal.PlainDate {
  const bound = first.add({ years: REPEAT_LIMITS.years });
  const lastDate = until === null ? bound : Temporal.PlainDate.from(until);
  return Temporal.PlainDate.compare(lastDate, bound) < 0 ? lastDate : bound;
}

/** Without an end. */
function* daysOf(
  { every, interval, weekdays }: Repeat,
  first: Temporal.PlainDate,
): Generator<Temporal.PlainDate> {
  if (every === 'day') for (let n = 0; ; n++) yield first.add({ days: n * interval });
  // Counted from the first month, so that a short one changes nothing about the next.
  if (every === 'month') for (let n = 0; ; n++) yield first.add({ months: n * interval });
  const days = [...new Set([...weekdays, first.dayOfWeek])].sort((a, b) => a - b);
  const monday = first.subtract({ days: first.dayOfWeek - 1 });
  for (let week = 0; ; week++)
    for (const weekday of days) {
      const day = monday.add({ days: week * interval * 7 + weekday - 1 });
      if (Temporal.PlainDate.compare(day, first) >= 0) yield day;
    }
}
