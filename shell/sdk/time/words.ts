import { TIME_FORMS } from '@carillon/contracts/domain/time-text.ts';
import { plural, t } from '@lingui/core/macro';
import { localTimeIn, sameDay, toDate } from './clock.ts';
import { clockText } from './clock-text.ts';
import { formatDate, formatTime } from './format-time.ts';

const clock = (at: Date, zone: string): string => clockText(localTimeIn(zone, at).time);
const yearIn = (zone: string, at: Date): number => localTimeIn(zone, at).date.year;

/** "Tue, Nov 24, 4:30 PM" or "Di., 24. Nov., 16:30"; with the year when it isn't this one. */
export const shortTime = (at: Date, zone: string, now: Date): string =>
  yearIn(zone, at) === yearIn(zone, now)
    ? formatTime(at, zone, TIME_FORMS.short)
    : formatTime(at, zone, { ...TIME_FORMS.short, year: 'numeric' });

/** "Tue, Nov 24, 2026, 4:30 PM": YYYY-MM-DD HH:mm:ss of a zone that is known from elsewhere. */
export const localTimeText = (local: string): string =>
  formatDate(Date.parse(`${local.replace(' ', 'T')}Z`), { ...TIME_FORMS.short, year: 'numeric' });

/** "Nov 24, 4:30 PM" or "24. Nov., 16:30": month, day and time, where a list has room for no more. */
export const monthDayTime = (at: Date, zone: string): string =>
  formatTime(at, zone, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "Nov 24" or "24. Nov.". */
export const monthDay = (at: Date, zone: string): string =>
  formatTime(at, zone, { month: 'short', day: 'numeric' });

/** "4:00 PM" or "16:00": an hour of the day, from 0. */
export const hourText = (hour: number): string =>
  clockText({ hour: hour % 12 || 12, minute: 0, half: hour < 12 ? 'AM' : 'PM' });

/** "at 4:30 PM" for the same day, else "on Tue, Nov 24, 4:30 PM": when something happens, within a sentence. */
export const atTime = (at: Date, zone: string, now: Date): string =>
  sameDay(localTimeIn(zone, at).date, localTimeIn(zone, now).date)
    ? t`at ${{ time: clock(at, zone) }}`
    : t`on ${{ time: shortTime(at, zone, now) }}`;

/** "Tuesday, November 24, 2026 at 4:30 PM". */
export const dayAndTime = (at: Date, zone: string): string => formatTime(at, zone, TIME_FORMS.full);

/** "Tue, Nov 24, 2026, 4:30:05 PM": to the second, for what machines did. */
export const exactTime = (at: Date, zone: string): string =>
  formatTime(at, zone, { ...TIME_FORMS.short, year: 'numeric', second: '2-digit' });

/** "December 10, 2026". */
export const longDay = (at: Date, zone: string): string => formatTime(at, zone, TIME_FORMS.day);

/** "Tuesday, November 24, 2026 at 4:30 PM (Europe/Berlin)". */
export const fullTime = (at: Date, zone: string): string => `${dayAndTime(at, zone)} (${zone})`;

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
