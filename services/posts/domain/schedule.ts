import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import { gapAt, instantOf, localTextAt, plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { sentence, type Text, type TimeValue, text } from '@carillon/contracts/text.ts';
import { timeValue } from '@carillon/contracts/words/time-value.ts';

export type ScheduleFault = {
  readonly field: 'scheduled_time' | 'timezone';
  readonly message: string | Text;
};
export type ScheduleResult =
  | { readonly ok: true; readonly dueAt: Date }
  | { readonly ok: false; readonly fault: ScheduleFault };

/**
 * Reads a local time (`YYYY-MM-DD HH:mm:ss`) in an IANA zone as an instant, by the rule of `instantOf`. Rejects times
 * in the past or years ahead.
 * The instant is scheduled, and stored with the given local time and zone. If the account moves to another zone, both
 * stay: the post is published at the same instant, and shown in the zone in which it was scheduled. A new time
 * without a zone is read in that zone too.
 */
export function readSchedule(local: string, zone: string, now: Date): ScheduleResult {
  if (!isZone(zone))
    return refuse('timezone', text`“${{ zone }}” isn’t a time zone. Use one such as Europe/Berlin.`);
  const dateTime = plainDateTime(local);
  if (!dateTime)
    return refuse('scheduled_time', sentence`That date and time do not exist. Choose another time.`);
  const dueAt = instantOf(local, zone);
  if (!dueAt) return refuse('scheduled_time', gapSentence(dateTime, zone));
  if (dueAt <= now) return refuse('scheduled_time', sentence`That time has passed. Choose a later one.`);
  if (dueAt.getTime() > latest(now))
    return refuse(
      'scheduled_time',
      sentence`That is more than ${{ years: SCHEDULE_YEARS }} years ahead. Choose an earlier time.`,
    );
  return { ok: true, dueAt };
}

const latest = (now: Date): number => new Date(now).setUTCFullYear(now.getUTCFullYear() + SCHEDULE_YEARS);

/** How an instant reads in a zone, as `YYYY-MM-DD HH:mm:ss`. */
export const localTime = (at: Date, zone: string): string => localTextAt(at, zone);

function gapSentence(dateTime: Temporal.PlainDateTime, zone: string): Text {
  const gap = gapAt(dateTime, zone);
  const [day, time] = [dayOf(dateTime), clock(dateTime)];
  return gap
    ? text`${{ time }} does not exist on ${{ day }} in ${{ zone }}: clocks go from ${{ from: clock(gap.from) }} to ${{ to: clock(gap.to) }}. Choose another time.`
    : text`${{ time }} does not exist on ${{ day }} in ${{ zone }} because the clocks change. Choose another time.`;
}

const localOf = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'second' });

const dayOf = (time: Temporal.PlainDateTime): TimeValue =>
  timeValue(
    localOf(time),
    'day',
    time.toLocaleString('en-US', { day: 'numeric', month: 'long', year: 'numeric' }),
  );

/** English has it as the field of the request does: "02:30". */
const clock = (time: Temporal.PlainDateTime): TimeValue =>
  timeValue(localOf(time), 'clock', localOf(time).slice(11, 16));

const refuse = (field: ScheduleFault['field'], message: string | Text): ScheduleResult => ({
  ok: false,
  fault: { field, message },
});
