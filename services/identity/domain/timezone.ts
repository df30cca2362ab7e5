/** The zone if it is an IANA name that this system knows, otherwise UTC. */
export function knownTimezone(zone: string): string {
  // Intl takes bare offsets too, but those have no daylight saving.
  if (!/^[A-Za-z]/.test(zone)) return 'UTC';
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return 'UTC';
  }
}
