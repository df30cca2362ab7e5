import { clocksAt } from '@carillon/contracts/domain/local-time.ts';
import { writeTime, writeTimeRange } from '@carillon/contracts/domain/time-text.ts';
import { formatLocale } from '../text/format-locale.ts';

/** Writes a time by the clocks of a zone, whatever zone data the browser has. */
export const formatTime = (at: Date, zone: string, options: Intl.DateTimeFormatOptions): string =>
  writeTime(clocksAt(at, zone), formatLocale(), options);

/** Writes a day of the calendar, or a time in UTC. */
export const formatDate = (at: Date | number, options: Intl.DateTimeFormatOptions): string =>
  writeTime(at, formatLocale(), options);

/** Writes the days from one to another, both included. */
export const formatDateRange = (first: Date, last: Date, options: Intl.DateTimeFormatOptions): string =>
  writeTimeRange(first, last, formatLocale(), options);
