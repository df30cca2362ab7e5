const DAY = 86_400_000;
/** From the Monday before it to the beginning of all clocks. */
const SINCE_MONDAY = 3 * DAY;
/** A post that is younger has next to no figures yet. */
const YOUNGEST = 2 * 3_600_000;

interface Slot {
  /** From Sunday on. */
  readonly weekday: number;
  readonly hour: number;
}

/** When the bakehouse posts, in turn of weeks: often enough at the same times to tell which are good. */
const WEEKS: readonly (readonly Slot[])[] = [
  [
    { weekday: 1, hour: 8 },
    { weekday: 3, hour: 12 },
    { weekday: 5, hour: 17 },
  ],
  [
    { weekday: 2, hour: 12 },
    { weekday: 4, hour: 19 },
    { weekday: 6, hour: 9 },
  ],
];

/** The times of its posts over so many days up to now, the first one first, by the clock on this machine's wall. */
export function postingTimes(now: Date, days: number): Date[] {
  const times: Date[] = [];
  const begin = dayBefore(now, days);
  for (let back = days; back >= 0; back--) {
    const day = dayBefore(now, back);
    const week = WEEKS[Math.floor((day.getTime() + SINCE_MONDAY) / (7 * DAY)) % WEEKS.length] ?? [];
    for (const { weekday, hour } of week) {
      if (weekday !== day.getDay()) continue;
      const at = new Date(day);
      at.setHours(hour, (day.getDate() * 7) % 40);
      if (at >= begin && at.getTime() < now.getTime() - YOUNGEST) times.push(at);
    }
  }
  return times;
}

/** The midnight that a day so many days ago began at. */
export function dayBefore(now: Date, days: number): Date {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - days);
  return day;
}
