import { z } from 'zod';
import { sentence } from '../text.ts';

/** The longest that is read: a date, a time with a fraction of any sensible length, and an offset. */
const LIMIT = 60;
const BAD = sentence`Enter a date and time with an offset, such as 2026-03-09T08:30:00Z or 2026-03-09T09:30:00+01:00.`;
const MINUTE_MS = 60_000;

// In an address that nobody encoded, the plus of an offset arrives as a space.
const FORM =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,30}))?)?(?:[Zz]|([+ -])(\d\d)(?::?(\d\d))?)$/;

/**
 * Reads an RFC 3339 date-time with any offset. A fraction is cut to milliseconds; a leap second becomes the next
 * second.
 * @returns null if it isn't one
 */
export function readDateTime(text: string): Date | null {
  const match = FORM.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0));
  const [, , , , , , , fraction = '', sign, hours = '0', minutes = '0'] = match;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // A day that the month doesn't have becomes one of the next.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  if (hour > 23 || minute > 59 || second > 60 || Number(hours) > 23 || Number(minutes) > 59) return null;
  date.setUTCHours(hour, minute, second, Number(fraction.slice(0, 3).padEnd(3, '0')));
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  const instant = new Date(date.getTime() + (sign === '-' ? offset : -offset));
  return isFourDigitYear(instant) ? instant : null;
}

const isFourDigitYear = (instant: Date): boolean => {
  const year = instant.getUTCFullYear();
  return year >= 0 && year <= 9999;
};

/** A point in time that a caller gives with any offset; handlers get it in UTC, with milliseconds. */
export const dateTime = z
  .stringFormat('date-time', (text) => readDateTime(text) !== null, BAD)
  .max(LIMIT)
  .overwrite((text) => readDateTime(text)?.toISOString() ?? text);
