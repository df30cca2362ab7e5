const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** Days of the year 9999, the last one that spreadsheets know. */
const LAST_SERIAL = 2_958_466;
/** Excel counts a 29 February 1900, so that its first 59 days are one less. */
const LEAP_BUG = 60;
const DIFFERENCE_OF_1904 = 1462;

/** What a number stands for: its format says so. */
export type NumberKind = 'number' | 'date' | 'date and time' | 'time' | 'duration';

/** Returns a number as spreadsheets show it: with at most 15 digits, and none of them left to a power of ten. */
export function numberText(text: string): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 });
}

/** Returns a cell’s number as a date or a time of day of its kind: 2027-03-31, 2027-03-31 09:30, 09:30. */
export function serialText(text: string, kind: NumberKind, is1904: boolean): string {
  const value = Number(text);
  if (kind === 'number' || text.trim() === '' || !Number.isFinite(value)) return numberText(text);
  const serial = is1904 && value >= 1 ? value + DIFFERENCE_OF_1904 : value;
  if (serial < 0 || serial >= LAST_SERIAL) return numberText(text);
  // Half a second is less than a minute, and more than what is lost in a fraction.
  const seconds = Math.round(serial * DAY_SECONDS);
  if (kind === 'duration') return clockText(seconds);
  const isAlone = serial < 1 && (kind === 'date and time' || seconds > 0);
  if (kind === 'time' || isAlone) return clockText(seconds % DAY_SECONDS);
  const days = Math.floor(seconds / DAY_SECONDS);
  const epoch = Date.UTC(1899, 11, days < LEAP_BUG ? 31 : 30);
  return dateTimeText(new Date(epoch + days * DAY_MS), seconds % DAY_SECONDS, kind);
}

const ISO = /^(?:(\d{4})-(\d{2})-(\d{2}))?(?:T?(\d{2}):(\d{2})(?::(\d{2}(?:\.\d{1,12})?))?)?Z?$/;

/** Returns a date in ISO 8601 as `serialText` does; other texts and impossible dates stay as they are. */
export function isoText(text: string, kind: NumberKind): string {
  const match = ISO.exec(text.trim());
  if (!match || text.trim() === '') return text;
  const [, year, month, day, hour = 0, minute = 0, second = 0] = match;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Math.round(Number(second));
  if (Number(minute) >= 60 || Number(second) >= 60 || seconds > DAY_SECONDS) return text;
  if (year === undefined) return clockText(seconds);
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (!new Date(midnight).toISOString().startsWith(`${year}-${month}-${day}T`)) return text;
  const date = new Date(midnight + seconds * 1000);
  const shown = match[4] === undefined || kind === 'date' ? 'date' : 'date and time';
  return dateTimeText(date, seconds % DAY_SECONDS, shown);
}

const DURATION = /^PT?(?:(\d{1,9})D)?T?(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:[.,]\d{1,12})?)S)?$/;
/** LibreOffice counts the hours since 1899 where a format shows only the time of a date. */
const LONGEST_DURATION = 365 * DAY_SECONDS;

/** Returns a duration in ISO 8601, such as PT09H30M00S, as a time of day. */
export function durationText(text: string): string {
  const match = DURATION.exec(text.trim());
  if (!match) return text;
  const [days = 0, hours = 0, minutes = 0, rest = 0] = match
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')));
  const seconds = days * DAY_SECONDS + hours * 3600 + minutes * 60 + Math.round(rest);
  return clockText(seconds >= LONGEST_DURATION ? seconds % DAY_SECONDS : seconds);
}

/** A time that its cell doesn't show is written too: somebody entered it, and it can be seen before it is imported. */
function dateTimeText(date: Date, seconds: number, kind: NumberKind): string {
  const day = date.toISOString().slice(0, 10);
  return kind === 'date' && seconds === 0 ? day : `${day} ${clockText(seconds)}`;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Seconds are only written where there are any. */
function clockText(seconds: number): string {
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}`;
  return seconds % 60 === 0 ? clock : `${clock}:${two(seconds % 60)}`;
}
