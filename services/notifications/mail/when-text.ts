import { isZone } from '@carillon/contracts/domain/time-zone.ts';

/** "Tuesday 24 November 2026 at 4:30 PM (Europe/London)": a mail is read days later, and by others' clocks. */
export function whenText(at: Date, zone: string): string {
  const timeZone = isZone(zone) ? zone : 'UTC';
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at);
  return `${dayText(at, timeZone)} at ${time.replaceAll('\u202f', ' ')} (${timeZone})`;
}

/** "Tue 1 Dec, 4:30 PM": of the days that come, in the reader's zone. */
export function shortWhen(at: Date, zone: string): string {
  const timeZone = isZone(zone) ? zone : 'UTC';
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at);
  const date = new Intl.DateTimeFormat('en-GB', { timeZone, ...day }).format(at).replace(',', '');
  return `${date}, ${time.replaceAll('\u202f', ' ')}`;
}

/** "16 – 22 November 2026": days of whatever zone. */
export const spanText = (from: string, to: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
    .formatRange(new Date(from), new Date(to))
    .replace(/[\u2009\u202f ]?–[\u2009\u202f ]?/, ' – ');

/** "Tuesday 24 November 2026". */
export function dayText(at: Date, zone: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const timeZone = isZone(zone) ? zone : 'UTC';
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(at).replace(',', '');
}
