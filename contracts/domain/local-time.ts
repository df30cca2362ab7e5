const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * The instants at which the clocks of a zone show this local time (YYYY-MM-DD HH:mm:ss; seconds are not looked at):
 * one; none when they skip it as they go forward; two, the earlier first, when it comes twice as they go back.
 */
export function instantsOf(local: string, zone: string): Date[] {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/\D/).map(Number);
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  // The two offsets that can apply: that of the day before and that of the day after.
  const offsets = new Set([offsetAt(wanted - 24 * HOUR, zone), offsetAt(wanted + 24 * HOUR, zone)]);
  return [...offsets]
    .filter((offset) => offsetAt(wanted - offset, zone) === offset)
    .map((offset) => new Date(wanted - offset))
    .sort((a, b) => a.getTime() - b.getTime());
}

/** How far a zone's clocks are ahead of UTC at an instant, ms. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return local - Math.floor(instant / MINUTE) * MINUTE;
}
