import type { GivenFile } from '@carillon/contracts/domain/content-faults.ts';
import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { MEDIA_FIELD } from '@carillon/contracts/http/posts/post-form.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { checkContent } from '../domain/check-content.ts';
import type { Entry } from '../domain/check-entries.ts';
import type { MediaItem } from '../domain/media.ts';
import { readSchedule } from '../domain/schedule.ts';
import type { StoredFile } from '../media/store-file.ts';
import { limitsOf } from './account-limits.ts';
import type { CheckedTarget } from './check-targets.ts';
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
  const faults = checkContent(entries, ({ platform }) => [...items, ...listGivenFiles(platform, files)]);
  const errors: Record<string, readonly (string | Text)[]> = { ...faults };
  if (schedule !== 'queue' && schedule?.timezone) {
    const time = readSchedule(schedule.localTime, schedule.timezone, now);
    if (!time.ok) errors[time.fault.field] = [time.fault.message];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Checks what the servers of the accounts would refuse, once it is known which servers those are.
 * @throws AppError `validation_failed`
 */
export function checkServers(
  { files }: Pick<PostRequest, 'files'>,
  entries: readonly Entry[],
  items: readonly MediaItem[],
  targets: readonly CheckedTarget[],
): void {
  const errors = checkContent(
    entries,
    ({ platform }) => [...items, ...listGivenFiles(platform, files)],
    (n) => limitsOf((entries[n] as Entry).platform, targets[n] ?? {}),
  );
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const listGivenFiles = (platform: Entry['platform'], files: readonly StoredFile[]): GivenFile[] =>
  filesFor(platform, files).map(({ type, bytes, video }) => ({ kind: type.kind, bytes, video }));

/** The uploads for one network, in their order. */
export const filesFor = (platform: Entry['platform'], files: readonly StoredFile[]): StoredFile[] =>
  files.filter(({ field }) => Number(MEDIA_FIELD.exec(field)?.[1]) === PLATFORMS[platform].id);
