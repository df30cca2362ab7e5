import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import type { Resolved } from '../../slots/resolve-when.ts';
import { timeText } from '../../slots/time-text.ts';
import type { Talk } from '../../talk.ts';

/** Why a post can't go out at the time that was said. */
export function faultyTime(fault: Extract<Resolved, { time: unknown }>, { now }: Pick<Talk, 'now'>): string {
  const time = timeText(fault.time, now);
  if (fault.kind === 'past')
    return `${time} is past already; it is ${timeText(now.toPlainDateTime(), now)} in ${now.timeZoneId}.`;
  if (fault.kind === 'skipped')
    return `${time} does not exist in ${now.timeZoneId}: the clocks go forward then.`;
  return `${time} is too far ahead. Posts can be scheduled up to ${SCHEDULE_YEARS} years ahead.`;
}
