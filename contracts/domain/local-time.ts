/**
 * What a local time (YYYY-MM-DD HH:mm:ss) means on the clocks of a zone. The one rule of daylight saving, for scheduling
 * and for moving, in services and in browsers:
 * - a time that the clocks skip as they go forward means nothing, since nobody can say which one was meant: it is refused;
 * - a time that comes twice as they go back means the first.
 */
export const instantOf = (local: string, zone: string): Date | null => instantsOf(local, zone)[0] ?? null;

/** The instants at which the clocks of a zone show this local time, the earlier first; none where there is no such date. */
export function instantsOf(local: string, zone: string): Date[] {
  const given = plainDateTime(local);
  if (!given) return [];
  const at = (disambiguation: 'earlier' | 'later') => given.toZonedDateTime(zone, { disambiguation });
  // Of a time that is skipped, both are another time.
  if (!at('earlier').toPlainDateTime().equals(given)) return [];
  const instants = new Set([at('earlier').epochMilliseconds, at('later').epochMilliseconds]);
  return [...instants].map((ms) => new Date(ms));
}

/** Null where there is no such date or time of day. */
export function plainDateTime(local: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(local.replace(' ', 'T'));
  } catch {
    return null;
  }
}

const UTC = { timeZone: 'UTC' } as const;
// Kept, since making one takes far longer than using it.
const DAY = new Intl.DateTimeFormat('en-US', {
  ...UTC,
  ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
});
const CLOCK = new Intl.DateTimeFormat('en-US', { ...UTC, hour: 'numeric', minute: '2-digit' });

/** "Tuesday, November 24, 2026 at 9:00 AM" of a local time; what is none stays as it is. */
export function localTimeText(local: string): string {
  const time = plainDateTime(local);
  if (!time) return local;
  const at = time.toZonedDateTime('UTC').epochMilliseconds;
  return `${DAY.format(at)} at ${CLOCK.format(at).replace('\u202f', ' ')}`;
}
