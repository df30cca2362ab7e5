import { timeOf } from '@carillon/sdk/index.ts';

/** "Berlin time (Europe/Berlin)", "UTC". */
export function zoneText(zone: string): string {
  const time = timeOf(zone);
  return time === zone ? zone : `${time} (${zone})`;
}
