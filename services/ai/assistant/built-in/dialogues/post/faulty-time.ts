import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import type { Resolved } from '../../slots/resolve-when.ts';
import { dayText, timeText } from '../../slots/time-text.ts';
import { sentencesOf, type Talk } from '../../talk.ts';

/** Why a post can't go out at the time that was said; empty where it can. */
export function faultyTime(said: Resolved, talk: Pick<Talk, 'now' | 'turn'>): string {
  const { now } = talk;
  const says = sentencesOf(talk);
  switch (said.kind) {
    case 'past':
      return says.past(
        timeText(said.time, now, says),
        timeText(now.toPlainDateTime(), now, says),
        now.timeZoneId,
      );
    case 'skipped':
      return says.skipped(timeText(said.time, now, says), now.timeZoneId);
    case 'too_far':
      return says.tooFar(timeText(said.time, now, says), SCHEDULE_YEARS);
    case 'repeats':
      return says.repeats;
    case 'unclear':
      return said.days.length > 1 ? says.twoDays : says.unclear;
    default:
      return '';
  }
}

/** Buttons with the times that may be meant by what was said; none where nothing tells. */
export function timesMeant(said: Resolved, talk: Pick<Talk, 'now' | 'turn'>): string[] {
  const { now } = talk;
  const says = sentencesOf(talk);
  if (said.kind === 'repeats') return said.first ? [timeText(said.first, now, says)] : [];
  if (said.kind !== 'unclear' || said.days.length < 2) return [];
  const { days, time } = said;
  return days.map((day) => (time ? timeText(day.toPlainDateTime(time), now, says) : dayText(day, now, says)));
}
