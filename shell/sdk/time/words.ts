import { clocksAt } from '@carillon/contracts/domain/local-time.ts';
import { plural, t } from '@lingui/core/macro';
import { localTimeIn, sameDay, toDate } from './clock.ts';
import { clockText } from './clock-text.ts';
import { dateLocale } from './date-locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than using it a hundred times. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(dateLocale(), { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

/** By the clocks of a zone, whatever zone data the browser has. */
const format = (at: Date, zone: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(options).format(clocksAt(at, zone));

const clock = (at: Date, zone: string): string => clockText(localTimeIn(zone, at).time);
const yearOf = (at: Date, zone: string): string => format(at, zone, { year: 'numeric' });

/** "Tue 24 Nov, 4:30 PM" or "Tue 24 Nov, 16:30", by the clock of the user's language; with the year when it isn't this one. */
export function shortTime(at: Date, zone: string, now: Date): string {
  const year = yearOf(at, zone) === yearOf(now, zone) ? {} : { year: 'numeric' as const };
  const day = format(at, zone, { weekday: 'short', day: 'numeric', month: 'short', ...year });
  return `${day.replace(',', '')}, ${clock(at, zone)}`;
}

/** "Nov 24, 4:30 PM" or "Nov 24, 16:30": month, day and time, where a list has room for no more. */
export function monthDayTime(at: Date, zone: string): string {
  const { month, day } = partsOf(formatter({ month: 'short', day: 'numeric' }), clocksAt(at, zone));
  return `${month} ${day}, ${clock(at, zone)}`;
}

/** "4:00 PM" or "16:00": an hour of the day, from 0. */
export const hourText = (hour: number): string =>
  clockText({ hour: hour % 12 || 12, minute: 0, half: hour < 12 ? 'AM' : 'PM' });

/** "at 4:30 PM" for the same day, else "on Tue 24 Nov, 4:30 PM": when something happens, within a sentence. */
export const atTime = (at: Date, zone: string, now: Date): string =>
  sameDay(localTimeIn(zone, at).date, localTimeIn(zone, now).date)
    ? t`at ${{ time: clock(at, zone) }}`
    : t`on ${{ time: shortTime(at, zone, now) }}`;

/** "Tuesday 24 November 2026, 4:30 PM". */
export function dayAndTime(at: Date, zone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return `${format(at, zone, options).replace(',', '')}, ${clock(at, zone)}`;
}

/** "Tue 24 Nov 2026, 16:30:05": to the second, for what machines did. */
export function exactTime(at: Date, zone: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  return `${format(at, zone, day).replace(',', '')}, ${format(at, zone, time)}`;
}

/** "10 December 2026". */
export const longDay = (at: Date, zone: string): string => format(at, zone, { dateStyle: 'long' });

/** "Tuesday 24 November 2026, 4:30 PM (Europe/Berlin)". */
export const fullTime = (at: Date, zone: string): string => `${dayAndTime(at, zone)} (${zone})`;

const partsOf = (by: Intl.DateTimeFormat, at: Date): Partial<Record<string, string>> =>
  Object.fromEntries(by.formatToParts(at).map(({ type, value }) => [type, value]));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "in 2 h", "yesterday", "in 3 days" by the days of the zone; null when the date says as much. */
export function relativeTime(at: Date, now: Date, zone: string): string | null {
  const ms = at.getTime() - now.getTime();
  const far = Math.abs(ms);
  if (far < MINUTE) return ms > 0 ? t`in less than a minute` : t`just now`;
  if (far < DAY / 2) return ms > 0 ? t`in ${{ length: lengthOf(far) }}` : t`${{ length: lengthOf(far) }} ago`;
  const days = dayNumber(at, zone) - dayNumber(now, zone);
  return Math.abs(days) < 7 ? dayText(days) : null;
}

function dayText(days: number): string {
  if (days === 0) return t`today`;
  if (days === 1) return t`tomorrow`;
  if (days > 0) return plural(days, { one: 'in # day', other: 'in # days' });
  return days === -1 ? t`yesterday` : plural(-days, { one: '# day ago', other: '# days ago' });
}

const dayNumber = (at: Date, zone: string): number => toDate(localTimeIn(zone, at).date).getTime() / DAY;

/** "3 min", "2 h", "4 days": how long something took or is away. */
export function lengthOf(ms: number): string {
  if (ms < 1000) return t`less than a second`;
  if (ms < MINUTE) return t`${{ seconds: Math.round(ms / 1000) }} s`;
  if (ms < HOUR) return t`${{ minutes: Math.floor(ms / MINUTE) }} min`;
  if (ms < DAY) return t`${{ hours: Math.floor(ms / HOUR) }} h`;
  const days = Math.floor(ms / DAY);
  return plural(days, { one: '# day', other: '# days' });
}
