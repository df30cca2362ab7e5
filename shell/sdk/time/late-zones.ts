import type { ZoneData } from '@carillon/contracts/domain/zones/zone-data.ts';

/**
 * The browsers' zone data, which replaces `zone-data.ts` there (`webpack/base-config.mjs`). It is empty until
 * `loadZones` has loaded it; until then the browser's own rules apply. Pages for users wait briefly for it.
 */
export let ZONE_DATA: ZoneData = { version: '', zones: [], links: [] };

let loading: Promise<void> | null = null;

/**
 * Loads the zone data once; after a failure the next call tries again.
 * @throws Error when its script can't be loaded
 */
export function loadZones(): Promise<void> {
  loading ??= import('moment-timezone/data/packed/latest.json', { with: { type: 'json' } }).then(
    ({ default: packed }) => {
      ZONE_DATA = packed;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
