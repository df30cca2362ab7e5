import { clockText, localTimeIn } from '@carillon/sdk/time/clock.ts';
import { ownClockText } from '@carillon/sdk/time/own-clock.ts';
import type { Told } from './describe.ts';

/** "Tue 24 Nov, 4:30 PM" or "Tue 24 Nov, 16:30", by the clock that the user's language has. */
export function clockTime(at: Date, { zone, now, language }: Told): string {
  const { time } = localTimeIn(zone, at);
  const year = (date: Date): string => part(date, zone, { year: 'numeric' });
  const day = part(at, zone, {
    ...{ weekday: 'short', day: 'numeric', month: 'short' },
    ...(year(at) !== year(now) && { year: 'numeric' }),
  });
  return `${day.replace(',', '')}, ${ownClockText(time, language) ?? clockText(time)}`;
}

const part = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(at);
