import { localTimeAt } from '@carillon/contracts/domain/local-time.ts';
import type { ZonedNow } from '../../zoned-now.ts';

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** "9:00 AM" */
export const clockText = (time: Temporal.PlainTime): string =>
  time.toLocaleString('en-US', CLOCK).replace('\u202f', ' ');

/** "Tuesday, November 24", with the year where it is another than now. */
export const dayText = (date: Temporal.PlainDate, now: ZonedNow): string =>
  date.toLocaleString('en-US', date.year === now.year ? DAY : { ...DAY, year: 'numeric' });

/** "Tuesday, November 24 at 9:00 AM": as the assistant says a time, and reads it again. */
export const timeText = (time: Temporal.PlainDateTime, now: ZonedNow): string =>
  `${dayText(time.toPlainDate(), now)} at ${clockText(time.toPlainTime())}`;

/** The same of an instant, by the clocks of another zone. */
export const timeInZone = (iso: string, zone: string): Temporal.PlainDateTime =>
  localTimeAt(new Date(iso), zone);

export const plainTime = (local: string): Temporal.PlainDateTime =>
  Temporal.PlainDateTime.from(local.replace(' ', 'T'));
