import type { ZoneDataReport } from '@carillon/kit/zone-data.ts';

/** "Time zone data: IANA 2026f, from moment-timezone. Node.js has 2026c, which isn't used." */
export function zoneDataLine({ version, runtime, behind }: ZoneDataReport): string {
  const data = `Time zone data: IANA ${version}, from moment-timezone.`;
  if (behind !== null) return `${data} It is behind: ${behind}. Update moment-timezone.`;
  return runtime ? `${data} Node.js has ${runtime}, which isn’t used.` : data;
}
