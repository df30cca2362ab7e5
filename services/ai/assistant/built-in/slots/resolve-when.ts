import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import type { When } from '../../memory.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import type { WhenSaid } from './when.ts';

/** The time that is meant, what is still to be said of it, or why it can't be. */
export type Resolved =
  | { readonly kind: 'when'; readonly when: When }
  | { readonly kind: 'best'; readonly date: Temporal.PlainDate | null }
  | { readonly kind: 'ask' }
  | Extract<WhenSaid, { kind: 'unclear' | 'repeats' }>
  | { readonly kind: 'past' | 'skipped' | 'too_far'; readonly time: Temporal.PlainDateTime };

/** @param known the time that was meant before: "at ten" keeps its day, "on Monday" its time of day, "later" its both */
export function resolveWhen(said: WhenSaid, known: When | null, now: ZonedNow): Resolved {
  const before =
    known?.kind === 'at' ? Temporal.PlainDateTime.from(known.scheduled_time.replace(' ', 'T')) : null;
  switch (said.kind) {
    case 'now':
      return { kind: 'when', when: { kind: 'now' } };
    case 'best':
      return { kind: 'best', date: dayKnown(known) };
    case 'later':
      return { kind: 'ask' };
    case 'same':
      return known?.kind === 'at' ? { kind: 'when', when: known } : { kind: 'ask' };
    case 'unclear':
    case 'repeats':
      return said;
    case 'at':
      return checked(said.time, now);
    case 'day':
      return before
        ? checked(said.date.toPlainDateTime(before.toPlainTime()), now)
        : dayAlone(said.date, now);
    case 'shift':
      return before ? checked(before.add({ minutes: said.minutes }), now) : { kind: 'ask' };
    case 'time': {
      const time = said.open && before ? inSameHalf(said.time, before) : said.time;
      return checked(dayOf(time, known, now).toPlainDateTime(time), now);
    }
  }
}

/** From then on a time is p.m., and a correction without a.m. or p.m. is as well. */
const AFTERNOON = 13;

/** "No, 9 instead" of 7 in the evening is 9 in the evening. */
const inSameHalf = (time: Temporal.PlainTime, before: Temporal.PlainDateTime): Temporal.PlainTime =>
  before.hour >= AFTERNOON && time.hour < 12 ? time.add({ hours: 12 }) : time;

const dayKnown = (known: When | null): Temporal.PlainDate | null =>
  (known?.kind === 'day' || known?.kind === 'best') && known.date !== null
    ? Temporal.PlainDate.from(known.date)
    : null;

/** A time of day alone is the next one. */
function dayOf(time: Temporal.PlainTime, known: When | null, now: ZonedNow): Temporal.PlainDate {
  const day = dayKnown(known);
  if (day) return day;
  if (known?.kind === 'at') return Temporal.PlainDate.from(known.scheduled_time.slice(0, 10));
  const today = now.toPlainDate();
  return Temporal.PlainTime.compare(time, now.toPlainTime()) > 0 ? today : today.add({ days: 1 });
}

function dayAlone(date: Temporal.PlainDate, now: ZonedNow): Resolved {
  const today = now.toPlainDate();
  const time = date.toPlainDateTime();
  if (Temporal.PlainDate.compare(date, today) < 0) return { kind: 'past', time };
  if (Temporal.PlainDate.compare(date, today.add({ years: SCHEDULE_YEARS })) > 0)
    return { kind: 'too_far', time };
  return { kind: 'when', when: { kind: 'day', date: date.toString() } };
}

function checked(time: Temporal.PlainDateTime, now: ZonedNow): Resolved {
  const local = localText(time);
  const instant = instantOf(local, now.timeZoneId);
  if (instant === null) return { kind: 'skipped', time };
  if (instant.getTime() <= now.epochMilliseconds) return { kind: 'past', time };
  const latest = now.toPlainDateTime().add({ years: SCHEDULE_YEARS });
  if (Temporal.PlainDateTime.compare(time, latest) > 0) return { kind: 'too_far', time };
  return { kind: 'when', when: { kind: 'at', scheduled_time: local, timezone: now.timeZoneId } };
}

/** YYYY-MM-DD HH:mm:ss, to the minute. */
export const localText = (time: Temporal.PlainDateTime): string =>
  `${time.toPlainDate().toString()} ${time.toPlainTime().toString({ smallestUnit: 'minute' })}:00`;
