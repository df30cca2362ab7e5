import { spellZone } from '@carillon/contracts/domain/zones/zone-rules.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { Due } from '../domain/post.ts';
import { readSchedule } from '../domain/schedule.ts';
import type { Schedule } from './post-request.ts';

/** When a schedule means, in its own zone or else the account's. @throws AppError `validation_failed` */
export function readDueTime(
  schedule: Schedule,
  accountZone: string | undefined,
  now: Date,
): Due & { readonly timezone: string } {
  const timezone = spellZone(schedule.timezone ?? accountZone ?? '');
  if (!timezone)
    throw invalid({ timezone: [sentence`Say which time zone the time is in, such as Europe/Berlin.`] });
  const time = readSchedule(schedule.localTime, timezone, now);
  if (!time.ok) throw invalid({ [time.fault.field]: [time.fault.message] });
  return { dueAt: time.dueAt, localTime: schedule.localTime, timezone, aiSuggested: schedule.aiSuggested };
}
