import { type ClockTime, clockText, hour24, type LocalDate } from './clock.ts';

/** What is to be said of a time of day: that it doesn't exist, or comes twice. Null for the rest of the year. */
export interface ClockChange {
  readonly exists: boolean;
  readonly words: string;
}

const HOUR = 3_600_000;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What the clocks of a zone do to this local time; the server refuses one that they skip, and takes the first of two. */
export function clockChange(date: LocalDate, time: ClockTime, zone: string): ClockChange | null {
  const wanted = Date.UTC(date.year, date.month - 1, date.day, hour24(time), time.minute);
  // The two offsets that can apply: that of the day before and that of the day after.
  const offsets = new Set([offsetAt(wanted - 24 * HOUR, zone), offsetAt(wanted + 24 * HOUR, zone)]);
  const instants = [...offsets].filter((offset) => offsetAt(wanted - offset, zone) === offset);
  if (instants.length === 1) return null;
  const day = DAY.format(wanted);
  return instants.length === 0
    ? {
        exists: false,
        words: `${clockText(time)} does not exist on ${day}: the clocks go forward over it (${zone}). Choose another time.`,
      }
    : {
        exists: true,
        words: `${clockText(time)} comes twice on ${day}, as the clocks go back (${zone}). Your post goes out the first time.`,
      };
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
  return local - Math.floor(instant / 60_000) * 60_000;
}
