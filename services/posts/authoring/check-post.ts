import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { MEDIA_FIELD } from '@carillon/contracts/http/posts/post-form.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { checkContent } from '../domain/check-content.ts';
import type { Entry } from '../domain/check-entries.ts';
import type { MediaItem } from '../domain/media.ts';
import { readSchedule } from '../domain/schedule.ts';
import type { StoredFile } from '../media/store-file.ts';
import type { PostRequest } from './post-request.ts';

/**
 * All that can be said about a request without asking anybody else.
 * @throws AppError `validation_failed`, with a sentence for each field that is wrong
 */
export function checkPost(
  { files, schedule }: PostRequest,
  entries: readonly Entry[],
  items: readonly MediaItem[],
  now: Date,
): void {
  const errors = checkContent(entries, (platform) => [
    ...items,
    ...filesFor(platform, files).map(({ type, bytes, video }) => ({ kind: type.kind, bytes, video })),
  ]);
  if (schedule !== 'queue' && schedule?.timezone) {
    const time = readSchedule(schedule.localTime, schedule.timezone, now);
    if (!time.ok) errors[time.fault.field] = [time.fault.message];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** The uploads for one network, in their order. */
export const filesFor = (platform: Entry['platform'], files: readonly StoredFile[]): StoredFile[] =>
  files.filter(({ field }) => Number(MEDIA_FIELD.exec(field)?.[1]) === PLATFORMS[platform].id);
