import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import type { ZonedNow } from '../../../zoned-now.ts';
import type { Resolved } from '../../slots/resolve-when.ts';
import { dayText, timeText } from '../../slots/time-text.ts';
import type { Talk } from '../../talk.ts';

/** Why a post can't go out at the time that was said; empty where it can. */
export function faultyTime(said: Resolved, { now }: Pick<Talk, 'now'>): string {
  switch (said.kind) {
    case 'past':
      return `${timeText(said.time, now)} is past already; it is ${timeText(now.toPlainDateTime(), now)} in ${now.timeZoneId}.`;
    case 'skipped':
      return `${timeText(said.time, now)} does not exist in ${now.timeZoneId}: the clocks go forward then.`;
    case 'too_far':
      return `${timeText(said.time, now)} is too far ahead. Posts can be scheduled up to ${SCHEDULE_YEARS} years ahead.`;
    case 'repeats':
      return "I can't repeat a post from here, only schedule it once. To repeat it, use [Create Post](/create-post).";
    case 'unclear':
      return said.days.length > 1
        ? 'That could be two different days.'
        : "I couldn't read all of that time, and I'd rather ask than guess.";
    default:
      return '';
  }
}

/** Buttons with the times that may be meant by what was said; none where nothing tells. */
export function timesMeant(said: Resolved, now: ZonedNow): string[] {
  if (said.kind === 'repeats') return said.first ? [timeText(said.first, now)] : [];
  if (said.kind !== 'unclear' || said.days.length < 2) return [];
  const { days, time } = said;
  return days.map((day) => (time ? timeText(day.toPlainDateTime(time), now) : dayText(day, now)));
}
