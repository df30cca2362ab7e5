import { browserZone, isSameZone, offsetOf } from '@carillon/sdk/time/zones.ts';

export type ZoneOption = {
  /** As the account keeps it. */
  readonly value: string;
  readonly name: string;
  readonly offset: string;
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
  });
  const all = { label: 'All time zones', options: [...names].sort().map(optionOf) };
  return differs ? [{ label: 'Your browser says', options: [optionOf(here)] }, all] : [all];
}

/** Whether a zone is what was typed: part of its name, or its offset. */
export const matches = (typed: string, { name, offset }: ZoneOption): boolean =>
  typed
    .toLowerCase()
    .split(/[\s_/]+/)
    .every((word) => `${name} ${offset}`.toLowerCase().includes(word));
