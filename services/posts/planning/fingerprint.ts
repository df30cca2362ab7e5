import { createHash } from 'node:crypto';
import type { Checked } from '../domain/check-entries.ts';

/** The part of a user's request that decides what is published. */
export interface Outgoing {
  readonly targets: Checked;
  readonly schedule: { readonly localTime: string; readonly timezone: string | null } | 'queue' | null;
  readonly mediaIds: readonly string[];
  readonly repeat?: object | undefined;
  readonly files: readonly { readonly field: string; readonly sha256: string }[];
  readonly linkTracking?: boolean | undefined;
}

/** The same for every request that means the same: the words for each target, its files in order, and the time. */
export function fingerprintOf({ targets, schedule, mediaIds, files, ...rest }: Outgoing): string {
  const texts = (targets.ok ? targets.entries : [])
    .map(({ platform, pageId, content, firstComment, options }) => {
      const comment = firstComment === null ? [] : [firstComment];
      const optionEntries = options ? [{ options: Object.entries(options).toSorted() }] : [];
      return JSON.stringify([platform, pageId, content, ...comment, ...optionEntries]);
    })
    .sort();
  const uploads = files.map(({ field, sha256 }) => [field.replace('[]', ''), sha256] as const);
  uploads.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  // The slots it got aren't part of what was asked for.
  const time = schedule === 'queue' ? schedule : schedule && [schedule.localTime, schedule.timezone];
  const tracking = rest.linkTracking === undefined ? [] : [rest.linkTracking];
  const series = rest.repeat ? [{ repeat: rest.repeat }] : [];
  const content = JSON.stringify([texts, mediaIds, uploads, time, ...tracking, ...series]);
  return createHash('sha256').update(content).digest('hex');
}
