import { TIME_FORMS } from '@carillon/contracts/domain/time-text.ts';
import type { Day } from './days.ts';
import { formatDate, formatDateRange } from './format-time.ts';

const HOUR = 3_600_000;
const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** "November 2026". */
export const monthText = (day: Day): string => formatDate(dateOf(day), { month: 'long', year: 'numeric' });
/** "Tuesday, November 24, 2026". */
export const fullDay = (day: Day): string => formatDate(dateOf(day), TIME_FORMS.weekday);
/** "November 1". */
export const dayAndMonth = (day: Day): string => formatDate(dateOf(day), { day: 'numeric', month: 'long' });
/** "Nov 24". */
export const shortDay = (day: Day): string => formatDate(dateOf(day), { day: 'numeric', month: 'short' });
/** "Tue". */
export const weekdayText = (day: Day): string => formatDate(dateOf(day), { weekday: 'short' });
/** "Tuesday, November 24, 2026 at 9:00 AM": an hour of a day. */
export const dayAndHour = (day: Day, hour: number): string =>
  formatDate(dateOf(day).getTime() + hour * HOUR, TIME_FORMS.full);
/** "November 23 – 29, 2026". */
export const daySpan = (first: Day, last: Day): string =>
  formatDateRange(dateOf(first), dateOf(last), TIME_FORMS.day);
/** "Nov 28 – Dec 25, 2026". */
export const shortDaySpan = (first: Day, last: Day): string =>
  formatDateRange(dateOf(first), dateOf(last), { day: 'numeric', month: 'short', year: 'numeric' });
