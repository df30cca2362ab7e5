import { platformById } from '@carillon/contracts/domain/platforms.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { checkContent } from '../domain/check-content.ts';
import { type Entry, readEntries } from '../domain/check-entries.ts';
import { readSchedule } from '../domain/schedule.ts';
import type { PostRequest } from './post-request.ts';

/**
 * All that can be said about a request without asking anybody.
 * @throws AppError `validation_failed`, with a sentence for each field that is wrong
 */
export function checkPost({ platforms, files, schedule }: PostRequest, now: Date): readonly Entry[] {
  const result = readEntries(platforms);
  if (!result.ok) throw invalid(result.errors);
  const errors = checkContent(result.entries, (platform) =>
    files
      .filter(({ platformId }) => platformById(platformId)?.name === platform)
      .map(({ type, bytes }) => ({ kind: type.kind, bytes })),
  );
  if (schedule?.timezone) {
    const time = readSchedule(schedule.localTime, schedule.timezone, now);
    if (!time.ok) errors[time.fault.field] = [time.fault.message];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return result.entries;
}
