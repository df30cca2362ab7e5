import { rulesOf } from '@carillon/contracts/domain/zones/zone-rules.ts';

/** Tells whether a name is an IANA zone or one of its aliases, such as Europe/Berlin or US/Pacific. */
export const isZone = (zone: string): boolean => rulesOf(zone) !== null;

/**
 * Returns a zone's offset from UTC at an instant, in milliseconds to add to UTC.
 * @throws RangeError if the zone doesn't exist
 */
export const offsetAt = (zone: string, at: Date): number => knownRules(zone).offsetAt(at.getTime());

/** @throws RangeError if the zone doesn't exist */
export function knownRules(zone: string) {
  const rules = rulesOf(zone);
  if (!rules) throw new RangeError(`“${zone}” is not a time zone`);
  return rules;
}
