const MINUTE = 60_000;
const MINUTES = 60;

/** The calls of the last hour, by the minute: their number, and when there are fewer again. */
export interface CallWindow {
  add(now: Date): void;
  count(now: Date): number;
  /** Whole minutes until fewer than `limit` are in the window. */
  minutesUntilBelow(limit: number, now: Date): number;
}

export const createCallWindow = (): CallWindow => {
  const byMinute = new Map<number, number>();
  const minuteOf = (now: Date): number => Math.floor(now.getTime() / MINUTE);
  const forget = (now: Date): void => {
    for (const minute of byMinute.keys()) if (minute <= minuteOf(now) - MINUTES) byMinute.delete(minute);
  };
  const count = (now: Date): number => {
    forget(now);
    return [...byMinute.values()].reduce((sum, calls) => sum + calls, 0);
  };

  return {
    add(now) {
      forget(now);
      byMinute.set(minuteOf(now), (byMinute.get(minuteOf(now)) ?? 0) + 1);
    },
    count,
    minutesUntilBelow(limit, now) {
      let remaining = count(now);
      if (remaining < limit) return 0;
      for (const [minute, calls] of [...byMinute].toSorted(([a], [b]) => a - b)) {
        remaining -= calls;
        if (remaining < limit) return minute + MINUTES - minuteOf(now);
      }
      return MINUTES;
    },
  };
};
