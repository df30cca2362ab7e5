import { localTimeIn, sameDay } from './clock.ts';
import { clockText } from './clock-text.ts';
import { shortTime } from './words.ts';
import { timeInZone } from './zones.ts';

/**
 * The one rule for time zones of published posts: every time is shown in the account's zone. A time set in another
 * zone is also shown in that zone, "4:30 PM London time", if its clocks differ.
 */
export function inOwnZone(at: Date, zone: string | null, account: string, now: Date): string | null {
  if (!zone) return null;
  const [planned, told] = [localTimeIn(zone, at), localTimeIn(account, at)];
  const isSameDay = sameDay(planned.date, told.date);
  if (isSameDay && clockText(planned.time) === clockText(told.time)) return null;
  return timeInZone(isSameDay ? clockText(planned.time) : shortTime(at, zone, now), zone);
}
