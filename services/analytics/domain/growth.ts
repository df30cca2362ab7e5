import type { TargetDay } from './target-day.ts';

export interface Growth {
  /** Percent. */
  readonly growth: number;
  /** Over so many days. */
  readonly days: number;
}

const DAY_MS = 24 * 3_600_000;
/** Month on month. */
export const GROWTH_DAYS = 30;

/**
 * How a network's followers grew in the last 30 days, or in as many as its longest history has. A target whose history
 * is shorter than that is left out: its followers are not new because its account is.
 * @param history in the order of its days
 */
export function growthOf(history: readonly TargetDay[]): Growth | null {
  const counted = history.filter(({ followers }) => followers !== null);
  const last = counted.at(-1);
  const first = counted[0];
  if (!last || !first) return null;
  const base = Math.max(Date.parse(first.date), Date.parse(last.date) - GROWTH_DAYS * DAY_MS);
  const days = Math.round((Date.parse(last.date) - base) / DAY_MS);
  if (days < 1) return null;
  let [before, after] = [0, 0];
  for (const own of Map.groupBy(counted, ({ targetId }) => targetId).values()) {
    const then = own.findLast(({ date }) => Date.parse(date) <= base);
    if (!then) continue;
    before += then.followers ?? 0;
    after += own.at(-1)?.followers ?? 0;
  }
  return before === 0 ? null : { growth: ((after - before) / before) * 100, days };
}
