import { isZone } from '@carillon/contracts/domain/time-zone.ts';

/** The zone if it is one that is known, otherwise UTC. */
export const knownTimezone = (zone: string): string => (isZone(zone) ? zone : 'UTC');
