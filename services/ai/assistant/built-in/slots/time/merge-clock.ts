import type { PartName } from './mark.ts';
import type { Piece } from './piece.ts';

type Of<K extends Piece['is']> = Extract<Piece, { is: K }>;

const HOUR_OF: Readonly<Record<Exclude<PartName, 'early'>, number>> = {
  morning: 9,
  noon: 12,
  afternoon: 15,
  evening: 19,
  night: 21,
  midnight: 0,
};
/** Hours up to this one mean the afternoon if neither a.m. nor p.m. is given. */
const AFTERNOON_UNTIL = 7;

interface ClockRead {
  readonly time: Temporal.PlainTime;
  readonly open: boolean;
  readonly isMidnight?: boolean;
}

/** The time of day that hours and parts of a day agree on. */
export function clockOf(
  clocks: readonly Of<'clock'>[],
  parts: readonly Of<'part'>[],
): ClockRead | 'unclear' | null {
  const [clock, ...others] = clocks;
  const names = [...new Set(parts.map(({ part }) => part))];
  const [part] = names;
  if (others.length > 0 || names.length > 1) return 'unclear';
  if (!clock) {
    if (part === 'early') return 'unclear';
    return part ? { time: timeAt(HOUR_OF[part], 0), open: false, isMidnight: part === 'midnight' } : null;
  }
  const { hour, minute, exact } = clock;
  if (!part) {
    const isAfternoon = !exact && hour > 0 && hour < AFTERNOON_UNTIL;
    return { time: timeAt(isAfternoon ? hour + 12 : hour, minute), open: !exact && hour < 12 };
  }
  const hourOfDay = hourIn(part, hour, exact);
  return hourOfDay === null ? 'unclear' : { time: timeAt(hourOfDay, minute), open: false };
}

const timeAt = (hour: number, minute: number): Temporal.PlainTime =>
  Temporal.PlainTime.from({ hour, minute });

/** "Eight in the evening" is 20; null where the hour is not in that part of the day. */
function hourIn(part: PartName, hour: number, exact: boolean): number | null {
  if (part === 'midnight') return null;
  if (part === 'noon') return hour === 12 ? 12 : hour < 3 ? hour + 12 : null;
  if (part === 'early') return hour === 12 ? 0 : hour < 12 ? hour : null;
  if (part === 'morning') return hour < 12 ? hour : null;
  if (part === 'night' && !exact && (hour === 12 || hour < 5)) return hour % 12;
  if (exact) return part === 'night' || hour >= 12 ? hour : null;
  return hour < 12 ? hour + 12 : part === 'afternoon' ? hour : null;
}
