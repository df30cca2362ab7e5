import { localTimeIn, sameDay } from './clock.ts';
import { clockText } from './clock-text.ts';
import { shortTime } from './words.ts';
import { timeInZone } from './zones.ts';

/**
 * The one rule of zones for what is published: every time is told in the account's zone. One that was planned in another zone
 * is told in that one too, "4:30 PM London time", where its clocks show something else.
 */
export function inOwnZone(at: Date, zone: string | null, account: string, now: Date): string | null {
  if (!zone) return null;
  const [planned, told] = [localTimeIn(zone, at), localTimeIn(account, at)];
  const isSameDay = sameDay(planned.date, told.date);
  if (isSameDay && clockText(planned.time) === clockText(told.time)) return null;
  return timeInZone(isSameDay ? clockText(planned.time) : shortTime(at, zone, now), zone);
}
