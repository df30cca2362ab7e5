import type { Document } from 'bson';
import { badValue } from '../errors.ts';
import { isDocument, isNumber, toNumber } from '../values.ts';

/** MongoDB's reference for counting units of more than one: 2000-01-01, a Saturday. */
const REFERENCE_YEAR = 2000;
const ISO = '%Y-%m-%dT%H:%M:%S.%LZ';
const FIXED_UNITS = { hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 } as const;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * `$dateToString`, its fields computed already.
 * @throws CommandError for an unknown zone or format
 */
export function dateToString({ date, format, timezone, onNull }: Document): unknown {
  if (isNothing(date)) return onNull ?? null;
  if (isNothing(timezone) && timezone === null) return null;
  const local = zoned(date, timezone, '$dateToString');
  const pattern = format ?? (timezone === undefined || timezone === 'UTC' ? ISO : ISO.slice(0, -1));
  return String(pattern).replace(/%(.?)/g, (_, letter: string) => formatPart(letter, local));
}

/**
 * `$dateTrunc`, its fields computed already.
 * @throws CommandError for an unknown zone or unit
 */
export function dateTrunc({ date, unit, binSize, timezone, startOfWeek }: Document): Date | null {
  if (isNothing(date) || isNothing(unit) || timezone === null) return null;
  const local = zoned(date, timezone, '$dateTrunc');
  const size = binSize === undefined ? 1 : isNumber(binSize) ? toNumber(binSize) : Number.NaN;
  if (!Number.isInteger(size) || size < 1)
    throw badValue('$dateTrunc requires binSize to be a whole number above 0');
  return new Date(truncateDate(local, String(unit), size, String(startOfWeek ?? 'sunday')).epochMilliseconds);
}

/** The parts of a date that have expressions of their own, by name. */
export const DATE_PARTS: Readonly<Record<string, (at: Temporal.ZonedDateTime) => number>> = {
  $dayOfWeek: (at) => (at.dayOfWeek % 7) + 1,
  $hour: (at) => at.hour,
};

/**
 * Computes one of them, from an evaluated date or `{ date, timezone }`.
 * @throws CommandError for an unknown zone or an invalid date
 */
export function datePart(name: string, operand: unknown): number | null {
  const { date, timezone } = isDocument(operand) ? operand : { date: operand, timezone: undefined };
  if (isDocument(operand) && !('date' in operand)) throw badValue(`${name} requires a date`);
  if (isNothing(date) || timezone === null) return null;
  return DATE_PARTS[name]?.(zoned(date, timezone, name)) ?? null;
}

function truncateDate(
  local: Temporal.ZonedDateTime,
  unit: string,
  size: number,
  startOfWeek: string,
): Temporal.ZonedDateTime {
  const reference = Temporal.ZonedDateTime.from({
    timeZone: local.timeZoneId,
    year: REFERENCE_YEAR,
    month: 1,
    day: 1,
  });
  const date = local.toPlainDate();
  const first = reference.toPlainDate();
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(local.timeZoneId);
  const monthsSince = (date.year - REFERENCE_YEAR) * 12 + date.month - 1;
  const months = (count: number) => startOf(first.add({ months: binned(monthsSince, count * size) }));
  if (unit === 'year') return months(12);
  if (unit === 'quarter') return months(3);
  if (unit === 'month') return months(1);
  if (unit === 'week') return startOf(weekStart(date, first, size, startOfWeek));
  if (unit === 'day') return startOf(first.add({ days: binned(daysBetween(first, date), size) }));
  if (!Object.hasOwn(FIXED_UNITS, unit)) throw badValue(`unknown time unit value: ${unit}`);
  const step = FIXED_UNITS[unit as keyof typeof FIXED_UNITS] * size;
  const since = local.epochMilliseconds - reference.epochMilliseconds;
  return reference.add({ milliseconds: binned(since, step) });
}

function weekStart(
  date: Temporal.PlainDate,
  reference: Temporal.PlainDate,
  size: number,
  startOfWeek: string,
): Temporal.PlainDate {
  const day = WEEKDAYS.findIndex(
    (name) => name === startOfWeek.toLowerCase() || name.slice(0, 3) === startOfWeek.toLowerCase(),
  );
  if (day < 0) throw badValue(`unknown day of week value: ${startOfWeek}`);
  const first = reference.add({ days: (day + 1 - reference.dayOfWeek + 7) % 7 });
  return first.add({ days: binned(daysBetween(first, date), 7 * size) });
}

const binned = (value: number, size: number): number => Math.floor(value / size) * size;
const daysBetween = (a: Temporal.PlainDate, b: Temporal.PlainDate): number => a.until(b).days;
const isNothing = (value: unknown): boolean => value === null || value === undefined;

function zoned(date: unknown, timezone: unknown, name: string): Temporal.ZonedDateTime {
  if (!(date instanceof Date)) throw badValue(`${name} requires a date`);
  const zone = timezone === undefined ? 'UTC' : String(timezone).replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  try {
    return Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone);
  } catch {
    throw badValue(`unrecognized time zone identifier: "${String(timezone)}"`);
  }
}

const pad = (value: number, size: number): string => String(value).padStart(size, '0');

function formatPart(letter: string, at: Temporal.ZonedDateTime): string {
  const minutes = at.offsetNanoseconds / 60_000_000_000;
  switch (letter) {
    case 'Y':
      return pad(at.year, 4);
    case 'm':
      return pad(at.month, 2);
    case 'd':
      return pad(at.day, 2);
    case 'H':
      return pad(at.hour, 2);
    case 'M':
      return pad(at.minute, 2);
    case 'S':
      return pad(at.second, 2);
    case 'L':
      return pad(at.millisecond, 3);
    case 'j':
      return pad(at.dayOfYear, 3);
    case 'u':
      return String(at.dayOfWeek);
    case 'w':
      return String((at.dayOfWeek % 7) + 1);
    case 'G':
      return pad(at.yearOfWeek ?? at.year, 4);
    case 'V':
      return pad(at.weekOfYear ?? 0, 2);
    case 'U':
      // Weeks from the year's first Sunday on; days before it are in week 0.
      return pad(Math.floor((at.dayOfYear + 6 - (at.dayOfWeek % 7)) / 7), 2);
    case 'z':
      return at.offset.replace(':', '');
    case 'Z':
      return String(minutes);
    case '%':
      return '%';
    default:
      throw badValue(`$dateToString does not know the format specifier %${letter}`);
  }
}
