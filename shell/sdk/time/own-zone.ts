import { shortTime } from './words.ts';
import { timeOf } from './zones.ts';

/**
 * The one rule of zones for what is published: every time is told in the account's zone. One that was planned in another zone
 * is told in that one too, "4:30 PM London time", where its clocks show something else.
 */
export function inOwnZone(at: Date, zone: string | null, account: string, now: Date): string | null {
  if (!zone) return null;
  const own = shortTime(at, zone, now);
  const told = shortTime(at, account, now);
  if (own === told) return null;
  const sameDay = dayOf(own) === dayOf(told);
  return `${sameDay ? own.slice(dayOf(own).length) : own} ${timeOf(zone)}`;
}

/** "Tue 24 Nov, " of "Tue 24 Nov, 4:30 PM". */
const dayOf = (text: string): string => text.slice(0, text.lastIndexOf(', ') + 2);
