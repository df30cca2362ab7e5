/** Those that were asked about and are there; what browsers and services ask about are few. */
const known = new Set<string>();
const MOST_KNOWN = 1_000;

/** Whether it is an IANA zone that this system knows, such as Europe/Berlin. */
export function isZone(zone: string): boolean {
  if (known.has(zone)) return true;
  // An offset such as +02:00 knows no daylight saving, so it can't keep a promise about a local time.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // Names may be written in capitals or not, in any mixture.
  if (known.size < MOST_KNOWN) known.add(zone);
  return true;
}
