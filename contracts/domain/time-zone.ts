/** Whether it is an IANA zone that this system knows, such as Europe/Berlin. */
export function isZone(zone: string): boolean {
  // An offset such as +02:00 knows no daylight saving, so it can't keep a promise about a local time.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
