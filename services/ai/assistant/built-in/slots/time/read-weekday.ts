import { createDateReading, hard } from './date-reading.ts';
import type { Mark } from './mark.ts';
import { type Context, isAt, markAt, type Piece, type Reading } from './piece.ts';

/** "Friday", "this Friday", "next Friday", "Friday after next", "Wednesday next week", "last Friday". */
export function weekdayOf(marks: readonly Mark[], at: number, { today }: Context): Reading | null {
  const week = markAt(marks, at, 'week_at');
  const ahead = week ? markAt(marks, at + 1, 'weekday') : null;
  if (week && ahead) return withPart(2, inWeek(today, week.n, ahead.n), ahead.part);
  const which = markAt(marks, at, 'which');
  const last = isAt(marks, at, 'last');
  const weekday = markAt(marks, at + (which || last ? 1 : 0), 'weekday');
  if (!weekday) return null;
  const length = which || last ? 2 : 1;
  const coming = comingDay(today, weekday.n);
  if (last) return createDateReading(length, coming.subtract({ weeks: 1 }));
  const behind = markAt(marks, at + length, 'week_at');
  if (behind) return withPart(length + 1, inWeek(today, behind.n, weekday.n), weekday.part);
  const trailing = which ? null : markAt(marks, at + length, 'which');
  const selector = which ?? trailing;
  const whole = length + (trailing ? 1 : 0);
  if (selector?.n === 2) return withPart(whole, coming.add({ weeks: 1 }), weekday.part);
  if (selector?.n === 1) return nextWeekday(whole, today, coming);
  const date: Piece = { is: 'date', date: coming, soft: true };
  return { length: whole, pieces: weekday.part ? [date, { is: 'part', part: weekday.part }] : [date] };
}

const withPart = (
  length: number,
  date: Temporal.PlainDate,
  part?: Extract<Mark, { is: 'part' }>['part'],
): Reading => ({
  length,
  pieces: part ? [hard(date), { is: 'part', part }] : [hard(date)],
});

/** Today's weekday is meant in a week. */
const comingDay = (today: Temporal.PlainDate, weekday: number): Temporal.PlainDate =>
  today.add({ days: (weekday - today.dayOfWeek + 7) % 7 || 7 });

/** Weeks begin on Monday. */
const inWeek = (today: Temporal.PlainDate, weeks: number, weekday: number): Temporal.PlainDate =>
  today.add({ days: weekday - today.dayOfWeek + 7 * weeks });

/** So near that nobody would say "next" of it. */
const NEAR_DAYS = 2;

/** "Next Friday", said on Monday, may be this week's or that of the next. */
function nextWeekday(length: number, today: Temporal.PlainDate, coming: Temporal.PlainDate): Reading {
  const next = inWeek(today, 1, coming.dayOfWeek);
  if (coming.equals(next)) return createDateReading(length, next);
  if (today.until(coming).days <= NEAR_DAYS) return createDateReading(length, next);
  return { length, pieces: [{ is: 'date', date: coming, either: next }] };
}
