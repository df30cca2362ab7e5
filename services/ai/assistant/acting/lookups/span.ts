import { z } from 'zod';
import type { ZonedNow } from '../../zoned-now.ts';

/** Days, both included. */
export interface Span {
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

/** The last so many days, of which today is one. */
export const lastDays = (days: number, now: ZonedNow): Span => {
  const to = now.toPlainDate();
  return { from: to.subtract({ days: days - 1 }), to };
};

export const isWithin = ({ from, to }: Span, date: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(date, from) >= 0 && Temporal.PlainDate.compare(date, to) <= 0;

/** How many days back a span begins, today included. */
export const daysBack = ({ from }: Span, now: ZonedNow): number =>
  Math.max(1, from.until(now.toPlainDate(), { largestUnit: 'day' }).days + 1);

/** The days that a tool's caller names. */
export const spanInput = {
  from: z.iso.date().optional().describe('The first day, YYYY-MM-DD, in the user’s time zone'),
  to: z.iso.date().optional().describe('The last day, YYYY-MM-DD'),
};

/** Returns the days between the two dates: `days` up to today where none is named. */
export function spanOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  days: number,
  now: ZonedNow,
): Span {
  const last = to ? Temporal.PlainDate.from(to) : now.toPlainDate();
  return { from: from ? Temporal.PlainDate.from(from) : last.subtract({ days: days - 1 }), to: last };
}
