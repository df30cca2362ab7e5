const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A local date and time in some zone: `date` as YYYY-MM-DD, `time` as HH:mm. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** How an instant reads on a clock in that zone. */
export function localTimeOf(at: Date, zone: string): LocalTime {
  const { year, month, day, hour, minute } = partsOf(at, zone);
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** YYYY-MM-DD HH:mm:ss, as the calls take it. */
export const toLocalText = ({ date, time }: LocalTime): string => `${date} ${time}:00`;

/**
 * The instants at which the clocks of that zone show this: one; none when they skip it as they go forward; two when it
 * comes twice as they go back. Undefined for what is no date and time at all.
 */
export function instantsOf({ date, time }: LocalTime, zone: string): Date[] | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsets = new Set([asUtc - DAY, asUtc + DAY].map((at) => offsetOf(at, zone)));
  return [...offsets]
    .filter((offset) => offsetOf(asUtc - offset, zone) === offset)
    .map((offset) => new Date(asUtc - offset))
    .sort((a, b) => a.getTime() - b.getTime());
}

/** How far the clocks of a zone are ahead of UTC at an instant, milliseconds. */
function offsetOf(at: number, zone: string): number {
  const minute = Math.floor(at / 60_000) * 60_000;
  const { date, time } = localTimeOf(new Date(minute), zone);
  return Date.parse(`${date}T${time}:00Z`) - minute;
}

function partsOf(at: Date, zone: string): Readonly<Record<string, string>> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}
