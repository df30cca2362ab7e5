import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { TargetDay } from './target-day.ts';

interface Count {
  readonly date: string;
  readonly followers: number;
}

export interface FollowerChange {
  readonly platform: PlatformName;
  readonly first: Count;
  readonly last: Count;
}

const DAY_MS = 24 * 3_600_000;
/** Days whose number still counts as that of the beginning: figures are not read each day. */
const NEAR_DAYS = 3;

/** The first day whose number may count for a span that begins on that day. */
export const earliestBase = (from: string): string =>
  new Date(Date.parse(from) - NEAR_DAYS * DAY_MS).toISOString().slice(0, 10);

/**
 * How each network's followers changed between two days, both YYYY-MM-DD. A target counts if it was read near its
 * network's first number: the followers of one connected later aren't new.
 * @param history in the order of its days, from `earliestBase` on
 */
export function followersBetween(history: readonly TargetDay[], from: string, to: string): FollowerChange[] {
  const countedDays = history.filter((day) => day.followers !== null && day.date <= to);
  return [...Map.groupBy(countedDays, ({ platform }) => platform)].flatMap(([platform, days]) => {
    const ranges = [...Map.groupBy(days, ({ targetId }) => targetId).values()]
      .map((days) => ({ base: baseOf(days, from), end: days.at(-1) }))
      .flatMap(({ base, end }) => (base && end && end.date >= from ? [{ base, end }] : []));
    const begin = ranges.map(({ base }) => base.date).sort()[0];
    if (begin === undefined) return [];
    const latest = Date.parse(begin) + NEAR_DAYS * DAY_MS;
    const knownRanges = ranges.filter(({ base }) => Date.parse(base.date) <= latest);
    return [
      {
        platform,
        first: sumOf(knownRanges.map(({ base }) => base)),
        last: sumOf(knownRanges.map(({ end }) => end)),
      },
    ];
  });
}

/** The last number before the span, else the first in it. */
const baseOf = (days: readonly TargetDay[], from: string): TargetDay | undefined =>
  days.findLast(({ date }) => date < from) ?? days[0];

const sumOf = (days: readonly TargetDay[]): Count => ({
  date:
    days
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '',
  followers: days.reduce((sum, { followers }) => sum + (followers ?? 0), 0),
});
