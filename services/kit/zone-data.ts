import { findNewerRelease } from '@carillon/contracts/domain/zones/release.ts';
import { ZONE_DATA_VERSION } from '@carillon/contracts/domain/zones/zone-rules.ts';
import type { Log } from './log.ts';

/** Which zone data a process works with, and whether it is known to be behind. */
export interface ZoneDataReport {
  /** A release of the IANA database, such as 2026f. */
  readonly version: string;
  /** The release that Node.js includes, for comparison only. */
  readonly runtime: string | null;
  /** Why it is surely not the newest; null where nothing says so. */
  readonly behind: string | null;
}

export function reportZoneData(now: Date, runtime = process.versions.tz): ZoneDataReport {
  const behind = findNewerRelease(ZONE_DATA_VERSION, runtime, now);
  return { version: ZONE_DATA_VERSION, runtime: runtime ?? null, behind };
}

/** Warns when a process starts with zone data that is behind. */
export function warnOfZoneData(log: Pick<Log, 'warn'>, report = reportZoneData(new Date())): void {
  if (report.behind === null) return;
  log.warn(
    { zoneData: report },
    'the time zone data is outdated, so posts may be published an hour early or late: update moment-timezone',
  );
}
