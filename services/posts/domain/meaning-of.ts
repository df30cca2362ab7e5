import { readEntries } from './check-entries.ts';

/** What a user sends, as far as it decides what goes out. */
export interface Form {
  /** JSON, as it came. */
  readonly platforms: string;
  readonly schedule: { readonly localTime: string; readonly timezone: string | null } | null;
  readonly files: readonly { readonly platformId: number; readonly sha256: string }[];
}

/**
 * What would go out, as text that is the same for every form that means the same: the words for each target, the files
 * of each network and the time. Null for a form that names no targets.
 */
export function meaningOf({ platforms, schedule, files }: Form): string | null {
  const read = readEntries(platforms);
  if (!read.ok) return null;
  const entries = read.entries
    .map(({ platform, pageId, content }) => JSON.stringify([platform, pageId, content]))
    .sort();
  const media = files.map(({ platformId, sha256 }) => [platformId, sha256] as const);
  const time = schedule && [schedule.localTime, schedule.timezone];
  return JSON.stringify([entries, media.sort(([a], [b]) => a - b), time]);
}
