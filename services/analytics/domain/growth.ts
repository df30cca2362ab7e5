import type { TargetDay } from './target-day.ts';

export interface Growth {
  /** Percent. */
  readonly growth: number;
  /** Over so many days. */
  readonly days: number;
}

const DAY_MS = 24 * 3_600_000;
/** Month on month. */
const GROWTH_DAYS = 30;
/** A number that was read so long before or after counts as one of that day. */
const NEAR_DAYS = 3;
/** Older readings say nothing about growth. */
export const GROWTH_WINDOW_MS = (GROWTH_DAYS + NEAR_DAYS) * DAY_MS;

const timeOf = ({ date }: TargetDay): number => Date.parse(date);

/**
 * How a network's followers grew in the last 30 days, or in as many as its longest history has. A target whose history
 * is shorter than that is left out: its followers are not new because its account is.
 * @param history in the order of its days, also older ones than are looked at
 */
export function growthOf(history: readonly TargetDay[], now: Date): Growth | null {
  const countedDays = history.filter(
    (day) => day.followers !== null && timeOf(day) >= now.getTime() - GROWTH_WINDOW_MS - DAY_MS,
  );
  const [first, last] = [countedDays[0], countedDays.at(-1)];
  if (!last || !first) return null;
  const base = Math.max(timeOf(first), timeOf(last) - GROWTH_DAYS * DAY_MS);
  let [before, after, since] = [0, 0, timeOf(last)];
  for (const targetDays of Map.groupBy(countedDays, ({ targetId }) => targetId).values()) {
    const far = (day: TargetDay): number => Math.abs(timeOf(day) - base);
    const then = targetDays.reduce((best, day) => (far(day) < far(best) ? day : best));
    const latest = targetDays.at(-1);
    if (then === latest || far(then) > NEAR_DAYS * DAY_MS) continue;
    before += then.followers ?? 0;
    after += latest?.followers ?? 0;
    since = Math.min(since, timeOf(then));
  }
  const days = Math.round((timeOf(last) - since) / DAY_MS);
  return before === 0 || days < 1 ? null : { growth: ((after - before) / before) * 100, days };
}
