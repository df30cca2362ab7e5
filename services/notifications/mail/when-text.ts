import { clocksAt } from '@carillon/contracts/domain/local-time.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';

const format = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });

const TIME = format('en-US', { hour: 'numeric', minute: '2-digit' });
const SHORT_DAY = format('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const LONG_DAY = format('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const SPAN = format('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const known = (zone: string): string => (isZone(zone) ? zone : 'UTC');

/** "Tuesday 24 November 2026 at 4:30 PM (Europe/London)": a mail is read days later, and by others' clocks. */
export const whenText = (at: Date, zone: string): string =>
  `${dayText(at, zone)} at ${timeText(at, zone)} (${known(zone)})`;

/** "Tue 1 Dec, 4:30 PM": of the days that come, in the reader's zone. */
export const shortWhen = (at: Date, zone: string): string =>
  `${SHORT_DAY.format(clocksAt(at, known(zone))).replace(',', '')}, ${timeText(at, zone)}`;

/** "16 – 22 November 2026": days of whatever zone. */
export const spanText = (from: string, to: string): string =>
  SPAN.formatRange(new Date(from), new Date(to)).replace(/[\u2009\u202f ]?–[\u2009\u202f ]?/, ' – ');

/** "Tuesday 24 November 2026". */
export const dayText = (at: Date, zone: string): string =>
  LONG_DAY.format(clocksAt(at, known(zone))).replace(',', '');

const timeText = (at: Date, zone: string): string =>
  TIME.format(clocksAt(at, known(zone))).replaceAll('\u202f', ' ');
