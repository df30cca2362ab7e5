import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import type { When } from '../../memory.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import type { RequestedTime } from './when.ts';

/** The time that is meant, what is still to be said of it, or why it can't be. */
export type Resolved =
  | { readonly kind: 'when'; readonly when: When }
  | { readonly kind: 'best'; readonly date: Temporal.PlainDate | null }
  | { readonly kind: 'ask' }
  | Extract<RequestedTime, { kind: 'unclear' | 'repeats' }>
  | { readonly kind: 'past' | 'skipped' | 'too_far'; readonly time: Temporal.PlainDateTime };

/** @param knownTime the time that was meant before: "at ten" keeps its day, "on Monday" its time of day, "later" its both */
export function resolveWhen(when: RequestedTime, knownTime: When | null, now: ZonedNow): Resolved {
  const before =
    knownTime?.kind === 'at' ? Temporal.PlainDateTime.from(knownTime.scheduled_time.replace(' ', 'T')) : null;
  switch (when.kind) {
    case 'now':
      return { kind: 'when', when: { kind: 'now' } };
    case 'best':
      return { kind: 'best', date: readKnownDay(knownTime) };
    case 'later':
      return { kind: 'ask' };
    case 'same':
      return knownTime?.kind === 'at' ? { kind: 'when', when: knownTime } : { kind: 'ask' };
    case 'unclear':
    case 'repeats':
      return when;
    case 'at':
      return checkTime(when.time, now);
    case 'day':
      return before
        ? checkTime(when.date.toPlainDateTime(before.toPlainTime()), now)
        : dayAlone(when.date, now);
    case 'shift':
      return before ? checkTime(before.add({ minutes: when.minutes }), now) : { kind: 'ask' };
    case 'time': {
      const time = when.open && before ? inSameHalf(when.time, before) : when.time;
      return checkTime(dayOf(time, knownTime, now).toPlainDateTime(time), now);
    }
  }
}

/** From then on a time is p.m., and a correction without a.m. or p.m. is as well. */
const AFTERNOON = 13;

/** "No, 9 instead" of 7 in the evening is 9 in the evening. */
const inSameHalf = (time: Temporal.PlainTime, before: Temporal.PlainDateTime): Temporal.PlainTime =>
  before.hour >= AFTERNOON && time.hour < 12 ? time.add({ hours: 12 }) : time;

const readKnownDay = (knownTime: When | null): Temporal.PlainDate | null =>
  (knownTime?.kind === 'day' || knownTime?.kind === 'best') && knownTime.date !== null
    ? Temporal.PlainDate.from(knownTime.date)
    : null;

/** A time of day alone is the next one. */
function dayOf(time: Temporal.PlainTime, knownTime: When | null, now: ZonedNow): Temporal.PlainDate {
  const day = readKnownDay(knownTime);
  if (day) return day;
  if (knownTime?.kind === 'at') return Temporal.PlainDate.from(knownTime.scheduled_time.slice(0, 10));
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

function checkTime(time: Temporal.PlainDateTime, now: ZonedNow): Resolved {
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
