import { listText } from '@carillon/contracts/domain/list-text.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** Hours of the day, from and to, on weekdays from Monday (1) to Sunday (7). */
interface Peak {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly why: string;
}

const WEEKDAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/**
 * When people are usually there, by what surveys of publishing tools agree on: Facebook is read when the working
 * day begins, Instagram in the lunch break and in the evening, LinkedIn before noon in the middle of the week.
 */
const PEAKS: Record<PlatformName, readonly Peak[]> = {
  facebook: [{ days: WEEKDAYS, from: 9, to: 12, why: 'on weekday mornings' }],
  instagram: [
    { days: WEEKDAYS, from: 11, to: 13, why: 'around noon on weekdays' },
    { days: EVERY_DAY, from: 19, to: 21, why: 'in the evening' },
  ],
  linkedin: [{ days: [2, 3, 4], from: 10, to: 12, why: 'before noon from Tuesday to Thursday' }],
};

const HOUR_MS = 3_600_000;
const STEP_MINUTES = 30;
const APART_MS = 30 * 60_000;
const DAYS_AHEAD = 8;

export interface Suggestion {
  readonly at: Date;
  readonly reason: string;
}

/** How far ahead `suggestTime` looks, so that callers know which other posts matter. */
export const horizon = (now: Date): Date => new Date(now.getTime() + (DAYS_AHEAD + 1) * 24 * HOUR_MS);

/**
 * The time within a week at which most of these networks are at a peak, and of those the first: at least an hour
 * ahead, and half an hour away from `taken`. When everything is taken, the first peak all the same.
 */
export function suggestTime(
  platforms: readonly PlatformName[],
  zone: string,
  taken: readonly Date[],
  now: Date,
): Suggestion {
  const slots = slotsAhead(zone, now);
  const free = slots.filter(({ at }) => taken.every((other) => Math.abs(other.getTime() - at) >= APART_MS));
  const best = bestOf(free, platforms) ?? bestOf(slots, platforms) ?? slots[0];
  if (!best) throw new Error('a week has no half hours');
  return { at: new Date(best.at), reason: reasonFor(best, platforms) };
}

/** A half hour that something could go out at, and where the hands of its zone's clock stand. */
interface Slot {
  readonly at: number;
  /** From Monday, 1. */
  readonly day: number;
  readonly hour: number;
}

function slotsAhead(zone: string, now: Date): Slot[] {
  const earliest = now.getTime() + HOUR_MS;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).startOfDay();
  const perDay = (24 * 60) / STEP_MINUTES;
  return Array.from({ length: DAYS_AHEAD * perDay }, (_, n) => {
    const time = Temporal.PlainTime.from('00:00').add({ minutes: (n % perDay) * STEP_MINUTES });
    const slot = today.add({ days: Math.floor(n / perDay) }).withPlainTime(time);
    return { at: slot.epochMilliseconds, day: slot.dayOfWeek, hour: slot.hour };
  }).filter(({ at }) => at >= earliest);
}

function bestOf(slots: readonly Slot[], platforms: readonly PlatformName[]): Slot | undefined {
  const scores = slots.map((slot) => atPeak(slot, platforms).length);
  return slots[scores.indexOf(Math.max(1, ...scores))];
}

const atPeak = ({ day, hour }: Slot, platforms: readonly PlatformName[]) =>
  platforms.flatMap((platform) => {
    const peak = PEAKS[platform].find(
      ({ days, from, to }) => days.includes(day) && hour >= from && hour < to,
    );
    return peak ? [{ platform, why: peak.why }] : [];
  });

function reasonFor(slot: Slot, platforms: readonly PlatformName[]): string {
  const parts = atPeak(slot, platforms).map(({ platform, why }) => `${labelOf(platform)} ${why}`);
  if (parts.length === 0) return 'The next free half hour.';
  return `People are usually there: ${listText(parts)}. Nothing else of yours goes out within half an hour.`;
}
