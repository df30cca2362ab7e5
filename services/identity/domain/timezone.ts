import { isZone } from '@carillon/contracts/domain/time-zone.ts';
import { spellZone } from '@carillon/contracts/domain/zones/zone-rules.ts';

/** The zone as IANA spells it if it is one that is known, otherwise UTC. */
export const knownTimezone = (zone: string): string => (isZone(zone) ? spellZone(zone) : 'UTC');
