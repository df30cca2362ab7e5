import { LOCALES } from '@carillon/contracts/domain/locales.ts';
import { zoneNames } from '@carillon/contracts/domain/zones/zone-rules.ts';
import { browserZone, isSameZone, offsetOf } from '@carillon/sdk/time/zones.ts';
import { t } from '@lingui/core/macro';
import { rawTimeZones } from '@vvo/tzdb';
import cities from 'city-timezones/data/cityMap.json' with { type: 'json' };
import { trimCities } from './trim-cities.mjs';
import { COUNTRY_NAMES, OTHER_ABBREVIATIONS, OTHER_NAMES } from './zone-names.ts';
import { type Searchable, wordsOf } from './zone-search.ts';

export type ZoneOption = Searchable & {
  /** The value that the account stores. */
  readonly value: string;
  readonly name: string;
  /** Where it applies. */
  readonly country: string;
};

export type ZoneGroup = {
  readonly label: string;
  readonly options: ZoneOption[];
};

/** All zones to choose from, by name; first the browser's where that is another one than the account's. */
export function zoneGroups(account: string, now: Date): ZoneGroup[] {
  const browserZoneName = modernName(browserZone());
  const names = new Set(['UTC', ...PLACES.map(({ name }) => name), ...fixedOffsets(), modernName(account)]);
  const differs = !isSameZone(account, browserZoneName);
  if (differs) names.delete(browserZoneName);
  const optionOf = (zone: string): ZoneOption => ({
    value: zone,
    name: zone.replaceAll('_', ' '),
    offset: offsetOf(zone, now),
    country: byName.get(zone)?.countryName ?? '',
    words: wordsIn(zone),
  });
  const all = { label: t`All time zones`, options: [...names].sort().map(optionOf) };
  return differs ? [{ label: t`From your browser`, options: [optionOf(browserZoneName)] }, all] : [all];
}

/** The name that a zone has today: Asia/Kolkata for Asia/Calcutta. Others, such as Etc/GMT+5, stay as they are. */
export const modernName = (zone: string): string =>
  UTC_NAMES.includes(zone) ? 'UTC' : (byName.get(zone)?.name ?? zone);

/** "Universal" and the like are other names of one zone. */
const UTC_NAMES = zoneNames().filter((name) =>
  /^(?:Etc\/)?(?:GMT(?:[+-]?0)?|Greenwich|UCT|UTC|Universal|Zulu)$/.test(name),
);

/** Etc/GMT+5 and the like, whose clocks never change. */
const fixedOffsets = (): string[] => zoneNames().filter((name) => /^Etc\/GMT[+-][1-9]/.test(name));

const PLACES = rawTimeZones;

/** Data of each zone, under all of its names. */
const byName = new Map(PLACES.flatMap((zone) => [zone.name, ...zone.group].map((name) => [name, zone])));

const citiesOf = Map.groupBy(
  trimCities(cities) as { city: string; city_ascii?: string; timezone: string }[],
  ({ timezone }) => modernName(timezone),
);

function wordsIn(zone: string): ReadonlySet<string> {
  if (zone === 'UTC')
    return new Set(wordsOf(`${UTC_NAMES.join(' ')} GMT Coordinated Universal Time Greenwich Mean`));
  const place = byName.get(zone);
  if (!place) return new Set(wordsOf(zone));
  const { abbreviation, dstAbbreviation = '' } = place;
  return new Set(
    wordsOf(
      [
        ...[zone, ...place.group, place.alternativeName, 'Standard Daylight Summer Time'],
        ...[place.countryName, place.countryCode, COUNTRY_NAMES[place.countryCode], place.continentName],
        ...[abbreviation, dstAbbreviation, genericOf(abbreviation, dstAbbreviation), OTHER_NAMES[zone]],
        ...[OTHER_ABBREVIATIONS[abbreviation], ...translateCountry(place.countryCode)],
        ...place.mainCities,
        ...(citiesOf.get(zone) ?? []).flatMap(({ city, city_ascii = '' }) => [city, city_ascii]),
      ].join(' '),
    ),
  );
}

const COUNTRIES = Object.keys(LOCALES).map((locale) => new Intl.DisplayNames([locale], { type: 'region' }));

/** A country's names in the languages of the pages. */
const translateCountry = (code: string): string[] =>
  COUNTRIES.map((names) => {
    try {
      return names.of(code) ?? '';
    } catch {
      return '';
    }
  });

/** ET for EST and EDT. */
const genericOf = (standard: string, summer: string): string =>
  /^[A-Z]ST$/.test(standard) && summer === standard.replace('S', 'D') ? standard.replace('S', '') : '';
