import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import { type DialogueContext, sentencesOf } from '../../dialogue-context.ts';
import type { Resolved } from '../../slots/resolve-when.ts';
import { dayText, timeText } from '../../slots/time-text.ts';

/** Why a post can't go out at the time that was said; empty where it can. */
export function faultyTime(resolved: Resolved, context: Pick<DialogueContext, 'now' | 'turn'>): string {
  const { now } = context;
  const says = sentencesOf(context);
  switch (resolved.kind) {
    case 'past':
      return says.past(
        timeText(resolved.time, now, says),
        timeText(now.toPlainDateTime(), now, says),
        now.timeZoneId,
      );
    case 'skipped':
      return says.skipped(timeText(resolved.time, now, says), now.timeZoneId);
    case 'too_far':
      return says.tooFar(timeText(resolved.time, now, says), SCHEDULE_YEARS);
    case 'repeats':
      return says.repeats;
    case 'unclear':
      return resolved.days.length > 1 ? says.twoDays : says.unclear;
    default:
      return '';
  }
}

/** Buttons with the times that may be meant by what was said; none where nothing tells. */
export function listMeantTimes(resolved: Resolved, context: Pick<DialogueContext, 'now' | 'turn'>): string[] {
  const { now } = context;
  const says = sentencesOf(context);
  if (resolved.kind === 'repeats') return resolved.first ? [timeText(resolved.first, now, says)] : [];
  if (resolved.kind !== 'unclear' || resolved.days.length < 2) return [];
  const { days, time } = resolved;
  return days.map((day) => (time ? timeText(day.toPlainDateTime(time), now, says) : dayText(day, now, says)));
}
