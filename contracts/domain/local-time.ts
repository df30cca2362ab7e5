import { knownRules, offsetAt } from './time-zone.ts';

/**
 * Converts a local time (YYYY-MM-DD HH:mm:ss) in a zone to an instant. The one rule for daylight saving time, for
 * scheduling and for moving, in services and in browsers:
 * - Returns null for a time that the clocks skip when they go forward, since nobody can say which instant was meant.
 * - Uses the first instant of a time that comes twice when they go back.
 * @throws RangeError if the zone doesn't exist
 */
export const instantOf = (local: string, zone: string): Date | null => instantsOf(local, zone)[0] ?? null;

/**
 * Returns the instants at which the clocks of a zone show this local time, the earlier first. Empty if the clocks skip
 * it, or if the date doesn't exist.
 */
export function instantsOf(local: string, zone: string): Date[] {
  const targetMs = textInUtc(local);
  return targetMs === null ? [] : showing(targetMs, zone).map((ms) => new Date(ms));
}

/** Further than any clocks have ever been from UTC. */
const REACH_MS = 16 * 3_600_000;

/** @param local milliseconds, as if the local time were in UTC */
function showing(local: number, zone: string): number[] {
  const { offsetAt, changeAfter } = knownRules(zone);
  const before = offsetAt(local - REACH_MS);
  // On most days nothing changes.
  if ((changeAfter(local - REACH_MS) ?? Number.POSITIVE_INFINITY) > local + REACH_MS) return [local - before];
  const offsets = new Set([before]);
  for (const change of changesBetween(changeAfter, local - REACH_MS, local + REACH_MS))
    offsets.add(offsetAt(change));
  return [...offsets]
    .map((offset) => local - offset)
    .filter((ms) => ms + offsetAt(ms) === local)
    .sort((a, b) => a - b);
}

function* changesBetween(changeAfter: (ms: number) => number | null, from: number, until: number) {
  for (let at = changeAfter(from); at !== null && at <= until; at = changeAfter(at)) yield at;
}

/** Returns the change of the clocks that skips a local time, and what they show around it; null where they show the time. */
export function gapAt(
  local: Temporal.PlainDateTime,
  zone: string,
): { readonly from: Temporal.PlainDateTime; readonly to: Temporal.PlainDateTime; readonly at: Date } | null {
  const targetMs = inUtc(local);
  const { offsetAt, changeAfter } = knownRules(zone);
  for (const change of changesBetween(changeAfter, targetMs - REACH_MS, targetMs + REACH_MS)) {
    const [from, to] = [change + offsetAt(change - 1), change + offsetAt(change)];
    if (from <= targetMs && targetMs < to)
      return { from: plainUtc(from), to: plainUtc(to), at: new Date(change) };
  }
  return null;
}

/**
 * Returns an instant for every local time: `instantOf`, and for a skipped time the one that results from the offset
 * before the change (RFC 5545). So 02:30 becomes 03:30 where the clocks go from 02:00 to 03:00.
 */
export function nearestInstant(local: Temporal.PlainDateTime, zone: string): Date {
  const gap = gapAt(local, zone);
  if (gap) return new Date(gap.at.getTime() + inUtc(local) - inUtc(gap.from));
  return new Date(showing(inUtc(local), zone)[0] ?? inUtc(local));
}

/** Returns the first instant of a day. Where its midnight is skipped, that is the change of the clocks. */
export function startOfDay(day: Temporal.PlainDate, zone: string): Date {
  const midnight = day.toPlainDateTime();
  return gapAt(midnight, zone)?.at ?? nearestInstant(midnight, zone);
}

/** Returns what the clocks of a zone show at an instant. */
export const localTimeAt = (at: Date, zone: string): Temporal.PlainDateTime =>
  plainUtc(clocksAt(at, zone).getTime());

/** Returns the same as YYYY-MM-DD HH:mm:ss. */
export const localTextAt = (at: Date, zone: string): string =>
  clocksAt(at, zone).toISOString().slice(0, 19).replace('T', ' ');

/** Returns an instant whose UTC parts are the local time of a zone, so that Intl can format it in UTC. */
export const clocksAt = (at: Date, zone: string): Date => new Date(at.getTime() + offsetAt(zone, at));

/** Reads a local time as if it were in UTC, in milliseconds. Null if there is no such date or time of day. */
function textInUtc(local: string): number | null {
  const text = local.replace(' ', 'T');
  const ms = Date.parse(`${text}Z`);
  // Thousands are read at once, so this comes first. Temporal handles dates that Date would change, such as 31 June.
  if (!Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === text) return ms;
  const dateTime = plainDateTime(local);
  return dateTime && inUtc(dateTime);
}

const inUtc = (local: Temporal.PlainDateTime): number => local.toZonedDateTime('UTC').epochMilliseconds;
const plainUtc = (ms: number): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC').toPlainDateTime();

/** Null if there is no such date or time of day. */
export function plainDateTime(local: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(local.replace(' ', 'T'));
  } catch {
    return null;
  }
}

const UTC = { timeZone: 'UTC' } as const;
// Kept, since making one takes far longer than using it.
const DAY = new Intl.DateTimeFormat('en-US', {
  ...UTC,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});
const CLOCK = new Intl.DateTimeFormat('en-US', { ...UTC, hour: 'numeric', minute: '2-digit' });

/** Formats a local time as "Tuesday, November 24, 2026 at 9:00 AM". Returns anything else unchanged. */
export function localTimeText(local: string): string {
  const time = plainDateTime(local);
  if (!time) return local;
  const at = time.toZonedDateTime('UTC').epochMilliseconds;
  return `${DAY.format(at)} at ${CLOCK.format(at).replace('\u202f', ' ')}`;
}
