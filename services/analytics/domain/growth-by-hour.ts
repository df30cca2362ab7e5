import { type Counts, shareOf } from './figures.ts';

const HOUR_MS = 3_600_000;
/** If more time has passed, the last week gets all the growth: each day is a row to write. */
const MAX_HOURS = 7 * 24;

/** Growth of figures over some hours, counted from 1970. */
export interface Growth {
  readonly first: number;
  readonly last: number;
  readonly counts: Counts;
}

/**
 * The hours in which figures grew between two readings, which nobody has seen: each that began since the one before,
 * seven days of them at most; the hour of the reading where none did.
 */
export function hoursBetween(before: Date, at: Date): Pick<Growth, 'first' | 'last'> {
  const last = Math.floor(at.getTime() / HOUR_MS);
  const next = Math.floor(before.getTime() / HOUR_MS) + 1;
  return { first: Math.min(last, Math.max(next, last - MAX_HOURS + 1)), last };
}

/** Divides growth equally among its hours, in whole numbers that add up to the same. */
export function byHour({ first, last, counts }: Growth): { readonly start: Date; readonly counts: Counts }[] {
  const hours = last - first + 1;
  return Array.from({ length: hours }, (_, at) => ({
    start: new Date((first + at) * HOUR_MS),
    counts: shareOf(counts, at, hours),
  }));
}
