import packed from 'moment-timezone/data/packed/latest.json' with { type: 'json' };

/**
 * The IANA time zone database, as moment-timezone packs it: the one place where Carillon gets zone data from, in services
 * and in browsers. The runtime's own data is as old as the runtime, so it decides nothing (`zone-rules.ts`). Only the
 * package's data is used, none of its code. To renew it: `npm install --save-exact -w contracts moment-timezone@latest`.
 *
 * Browsers get the same data later (`shell/sdk/time/late-zones.ts`), without the years that nothing is planned in
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
