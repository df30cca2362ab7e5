export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether two names mean one zone: Asia/Calcutta is Asia/Kolkata. */
export const isSameZone = (a: string, b: string): boolean => a === b || canonical(a) === canonical(b);

/** "Berlin", "Buenos Aires", "UTC". */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** "London time", "UTC". */
export const timeOf = (zone: string): string => (zone.includes('/') ? `${cityOf(zone)} time` : zone);

/** "Central European Time (Europe/Berlin)". */
export function zoneName(zone: string): string {
  const name = nameIn(zone, 'longGeneric', new Date());
  return name && name !== zone ? `${name} (${zone})` : zone;
}

/** How far its clocks are from UTC at an instant: "UTC+5:30", "UTC" where they are not. */
export const offsetOf = (zone: string, at: Date): string =>
  (nameIn(zone, 'shortOffset', at) ?? '').replace('GMT', 'UTC');

function nameIn(zone: string, timeZoneName: 'longGeneric' | 'shortOffset', at: Date): string | undefined {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

const canonical = (zone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
};
