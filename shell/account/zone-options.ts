import { browserZone, isSameZone, offsetOf } from '@carillon/sdk/time/zones.ts';
import { rawTimeZones } from '@vvo/tzdb';

export type ZoneOption = {
  /** As the account keeps it. */
  readonly value: string;
  readonly name: string;
  readonly offset: string;
  /** Where it holds. */
  readonly country: string;
  /** Large cities there, and what else the zone is called. */
  readonly also: string;
};

export type ZoneGroup = {
  readonly label: string;
  readonly options: ZoneOption[];
};

/** All zones to choose from, by name; first the browser's where that is another one than the account's. */
export function zoneGroups(account: string, now: Date): ZoneGroup[] {
  const here = browserZone();
  const names = new Set(['UTC', account, ...Intl.supportedValuesOf('timeZone')]);
  const differs = !isSameZone(account, here);
  if (differs) names.delete(here);
  const optionOf = (zone: string): ZoneOption => ({
    value: zone,
    name: zone.replaceAll('_', ' '),
    offset: offsetOf(zone, now),
    country: PLACES.get(zone)?.countryName ?? '',
    also: [PLACES.get(zone)?.alternativeName, ...(PLACES.get(zone)?.mainCities ?? [])].join(' '),
  });
  const all = { label: 'All time zones', options: [...names].sort().map(optionOf) };
  return differs ? [{ label: 'Your browser says', options: [optionOf(here)] }, all] : [all];
}

/** What is known of each zone, under all of its names. */
const PLACES = new Map(
  rawTimeZones.flatMap((zone) => [zone.name, ...zone.group].map((name) => [name, zone])),
);

/** Whether a zone is what was typed: part of its name, its offset, its country or one of the large cities there. */
export const matches = (typed: string, { name, offset, country, also }: ZoneOption): boolean =>
  typed
    .toLowerCase()
    .split(/[\s_/]+/)
    .every((word) => `${name} ${offset} ${country} ${also}`.toLowerCase().includes(word));
