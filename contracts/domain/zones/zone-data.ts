import packed from 'moment-timezone/data/packed/latest.json' with { type: 'json' };

/**
 * The IANA time zone database, as packed by moment-timezone. All services and browsers get zone data from here. The
 * runtime's own data is as old as the runtime, so it decides nothing (`zone-rules.ts`). Only the package's data is
 * used, none of its code. To update it: `npm install --save-exact -w contracts moment-timezone@latest`.
 * Browsers load the same data later (`shell/sdk/time/late-zones.ts`), without the years in which nothing is scheduled
 * (`shell/sdk/webpack/trim-zone-data.mjs`).
 */
export const ZONE_DATA: ZoneData = packed;

export interface ZoneData {
  /** The release of the database, such as 2026f. */
  readonly version: string;
  /** `NAME|ABBREVIATIONS|OFFSETS|INDICES|UNTILS|POPULATION`. */
  readonly zones: readonly string[];
  /** `ZONE|OTHER NAME`. */
  readonly links: readonly string[];
}
