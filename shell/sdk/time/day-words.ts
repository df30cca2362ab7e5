import { dateLocale } from './date-locale.ts';
import type { Day } from './days.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(), { ...options, timeZone: 'UTC' });

const MONTH = format({ month: 'long', year: 'numeric' });
const FULL = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const WEEKDAY = format({ weekday: 'short' });
const SPAN = format({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT_SPAN = format({ day: 'numeric', month: 'short', year: 'numeric' });

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** "November 2026". */
export const monthText = (day: Day): string => MONTH.format(dateOf(day));
/** "Tuesday 24 November 2026". */
export const fullDay = (day: Day): string => FULL.format(dateOf(day)).replace(',', '');
/** "Tue". */
export const weekdayText = (day: Day): string => WEEKDAY.format(dateOf(day));
/** "23–29 November 2026". */
export const daySpan = (first: Day, last: Day): string => SPAN.formatRange(dateOf(first), dateOf(last));
/** "28 Nov – 25 Dec 2026". */
export const shortDaySpan = (first: Day, last: Day): string =>
  SHORT_SPAN.formatRange(dateOf(first), dateOf(last));
