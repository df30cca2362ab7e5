import { localTimeAt } from '@carillon/contracts/domain/local-time.ts';
import { EN } from '../../languages/en.ts';

import type { Sentences } from '../../languages/says.ts';
import type { ZonedNow } from '../../zoned-now.ts';

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** "9:00 AM" */
export const clockText = (time: Temporal.PlainTime, { locale }: Sentences = EN): string =>
  time.toLocaleString(locale, CLOCK).replace('\u202f', ' ');

/** "Tuesday, November 24", with the year where it is another than now. */
export const dayText = (
  date: Temporal.PlainDate,
  now: Pick<ZonedNow, 'year'>,
  { locale }: Sentences = EN,
): string => date.toLocaleString(locale, date.year === now.year ? DAY : { ...DAY, year: 'numeric' });

/** "Tuesday, November 24 at 9:00 AM": as the assistant says a time, and reads it again. */
export const timeText = (
  time: Temporal.PlainDateTime,
  now: Pick<ZonedNow, 'year'>,
  says: Sentences = EN,
): string => says.at(dayText(time.toPlainDate(), now, says), clockText(time.toPlainTime(), says));

/** The same of an instant, by the clocks of another zone. */
export const timeInZone = (iso: string, zone: string): Temporal.PlainDateTime =>
  localTimeAt(new Date(iso), zone);

export const plainTime = (local: string): Temporal.PlainDateTime =>
  Temporal.PlainDateTime.from(local.replace(' ', 'T'));
