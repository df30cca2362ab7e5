import type { Mark } from './mark.ts';
import { type Context, isAt, markAt, type Piece, type Reading, type Rule } from './piece.ts';

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly exact: boolean;
  readonly length: number;
}

/** Makes a time unclear. */
const NO_HOUR = 99;

/** A time of day: "half past nine", "Viertel vor acht", "7.30 pm", "18 Uhr 15", "nueve y media". */
export const readClock: Rule = (marks, at, context) => {
  const from = at + (isAt(marks, at, 'at') ? 1 : 0);
  const clock = ranged(marks, from, context);
  if (!clock) return null;
  if (clock.hour > 24 || clock.minute > 59)
    return { length: from - at + clock.length, pieces: [{ is: 'unclear' }] };
  const isEndOfDay = clock.hour === 24 && clock.minute === 0;
  const piece: Piece = isEndOfDay ? { is: 'part', part: 'midnight' } : pieceOf(clock);
  return { length: from - at + clock.length, pieces: [piece] };
};

const pieceOf = ({ hour, minute, exact }: Clock): Piece => ({
  is: 'clock',
  hour: hour % 24,
  minute,
  exact: exact || hour === 0 || hour > 12,
});

/** "Between 9 and 10", "9-10am": any of it is as wished, so that it begins there. */
function ranged(marks: readonly Mark[], at: number, context: Context): Clock | null {
  const between = isAt(marks, at, 'between') ? 1 : 0;
  const first = withHalf(marks, at + between, context);
  if (!first) return null;
  const joint = at + between + first.length;
  const joins = between ? isAt(marks, joint, 'and') : isAt(marks, joint, 'dash', 'to');
  const second = joins ? withHalf(marks, joint + 1, context) : null;
  if (!second) return between ? null : first;
  const length = between + first.length + 1 + second.length;
  if (first.exact || !second.exact) return { ...first, length };
  // "9-10 pm"
  const hour =
    second.hour >= 12 && first.hour < 12 && first.hour + 12 <= second.hour ? first.hour + 12 : first.hour;
  return { ...first, hour, exact: true, length };
}

function withHalf(marks: readonly Mark[], at: number, context: Context): Clock | null {
  const clock = relative(marks, at, context) ?? plain(marks, at);
  if (!clock) return null;
  let { hour, minute, exact, length } = clock;
  if (isAt(marks, at + length, 'oclock')) {
    length++;
    const minutes = markAt(marks, at + length, 'number');
    if (minutes && minutes.n > 0 && minutes.n < 60 && !isAt(marks, at + length + 1, 'unit', 'month')) {
      minute = minutes.n;
      length++;
      exact = true;
    }
  }
  if (markAt(marks, at + length, 'unit')?.unit === 'hour') {
    length++;
    // "Eine Stunde vor Mittag"
    if (isAt(marks, at + length, 'to', 'past', 'before', 'after'))
      return { hour: NO_HOUR, minute, exact, length };
    const minutes = spokenMinutes(marks, at + length);
    if (minutes !== null) {
      minute = minutes;
      length++;
    }
  }
  const added = romance(marks, at + length, context);
  if (added) {
    // "La una menos cuarto" is 12:45.
    const base = hour === 1 && added.minutes < 0 && !exact ? 13 : hour;
    const total = (base * 60 + added.minutes + 1440) % 1440;
    [hour, minute] = [Math.floor(total / 60), total % 60];
    length += added.length;
  }
  const side = isAt(marks, at + length, 'am') ? 'am' : isAt(marks, at + length, 'pm') ? 'pm' : null;
  if (!side) return { hour, minute, exact, length };
  length++;
  if (hour > 12) return { hour: side === 'pm' ? hour : NO_HOUR, minute, exact: true, length };
  return { hour: (hour % 12) + (side === 'pm' ? 12 : 0), minute, exact: true, length };
}

function plain(marks: readonly Mark[], at: number): Clock | null {
  const clock = markAt(marks, at, 'clock');
  if (clock) return { hour: clock.hour, minute: clock.minute, exact: clock.exact, length: 1 };
  // "Midi et quart", "meio-dia e meia"
  const isNoon = markAt(marks, at, 'part')?.part === 'noon' && isAt(marks, at + 1, 'and', 'minus');
  if (isNoon && isAt(marks, at + 2, 'half', 'quarter', 'number'))
    return { hour: 12, minute: 0, exact: true, length: 1 };
  const number = markAt(marks, at, 'number');
  if (!number) return null;
  if (number.digits === 4) {
    const [hour, minute] = [Math.floor(number.n / 100), number.n % 100];
    return hour < 24 && minute < 60 ? { hour, minute, exact: true, length: 1 } : null;
  }
  if (!Number.isInteger(number.n) || number.n > 99) return null;
  // "Nine thirty"
  const minutes = number.digits === undefined ? markAt(marks, at + 1, 'number') : null;
  if (minutes && minutes.digits === undefined && minutes.n >= 10 && minutes.n < 60 && number.n < 24)
    return { hour: number.n, minute: minutes.n, exact: false, length: 2 };
  if (isAt(marks, at + 1, 'unit') && markAt(marks, at + 1, 'unit')?.unit !== 'hour') return null;
  return { hour: number.n, minute: 0, exact: false, length: 1 };
}

/** "Quarter past nine", "fünf vor zwölf", "half nine", "dreiviertel neun". */
function relative(marks: readonly Mark[], at: number, context: Context): Clock | null {
  const from = at + (markAt(marks, at, 'number')?.n === 1 && isAt(marks, at + 1, 'quarter', 'half') ? 1 : 0);
  const part = { half: 30, quarter: 15, three_quarters: 45 }[marks[from]?.is as string];
  const minutes = part ?? markAt(marks, from, 'number')?.n;
  if (minutes === undefined || !Number.isInteger(minutes) || minutes > 59) return null;
  if (part === undefined && isRange(marks, from, context)) return null;
  const unit = part === undefined && markAt(marks, from + 1, 'unit')?.unit === 'minute' ? 1 : 0;
  const next = from + 1 + unit;
  const way = isAt(marks, next, 'past', 'after') ? 1 : isAt(marks, next, 'to', 'before') ? -1 : 0;
  if (way === 0) return part === undefined ? null : beforeHour(marks, at, from, part, context);
  const hour = halfHourAt(marks, next + 1, context) ?? hourAt(marks, next + 1);
  if (!hour) return null;
  const total = (hour.hour * 60 + hour.minute + way * minutes + 1440) % 1440;
  const length = next + 1 + hour.length - at;
  // "Five to one" is 12:55.
  const clockHour = Math.floor(total / 60);
  return {
    hour: hour.hour === 1 && way < 0 && !hour.exact && hour.minute === 0 ? 12 : clockHour,
    minute: total % 60,
    exact: hour.exact,
    length,
  };
}

/** "Fünf vor halb neun" is 8:25. */
function halfHourAt(marks: readonly Mark[], at: number, context: Context) {
  const isHalf = context.halfBefore && isAt(marks, at, 'half');
  const half = isHalf ? beforeHour(marks, at, at, 30, context) : null;
  return half && { hour: half.hour, minute: half.minute, exact: false, length: half.length };
}

/** "8 to 10" is a range, "five to ten" and "20 to 6" are times; German has other words for the two. */
function isRange(marks: readonly Mark[], at: number, { halfBefore }: Context): boolean {
  const number = markAt(marks, at, 'number');
  return !halfBefore && number?.digits !== undefined && number.n <= 12 && isAt(marks, at + 1, 'to');
}

/** "Half nine" in English is 9:30, "halb neun" 8:30, "Viertel neun" 8:15. */
function beforeHour(
  marks: readonly Mark[],
  at: number,
  from: number,
  part: number,
  { halfBefore }: Context,
): Clock | null {
  const hour = hourAt(marks, from + 1);
  if (!hour || (!halfBefore && part !== 30)) return null;
  const before = halfBefore ? (hour.hour + 11) % 12 || 12 : hour.hour;
  return { hour: before, minute: part, exact: false, length: from + 1 + hour.length - at };
}

function hourAt(marks: readonly Mark[], at: number) {
  const number = markAt(marks, at, 'number');
  if (number && Number.isInteger(number.n) && number.n <= 24)
    return { hour: number.n, minute: 0, exact: number.n > 12, length: 1 };
  const clock = markAt(marks, at, 'clock');
  if (clock?.minute === 0) return { hour: clock.hour, minute: 0, exact: clock.exact, length: 1 };
  const part = markAt(marks, at, 'part')?.part;
  if (part === 'noon') return { hour: 12, minute: 0, exact: true, length: 1 };
  return part === 'midnight' ? { hour: 24, minute: 0, exact: true, length: 1 } : null;
}

/** "Neuf heures et demie", "nueve menos cuarto". */
function romance(
  marks: readonly Mark[],
  at: number,
  { minutesAfterAnd }: Context,
): { minutes: number; length: number } | null {
  const way = isAt(marks, at, 'and') ? 1 : isAt(marks, at, 'minus') ? -1 : 0;
  if (way === 0) return null;
  if (isAt(marks, at + 1, 'half')) return { minutes: 30 * way, length: 2 };
  if (isAt(marks, at + 1, 'quarter')) return { minutes: 15 * way, length: 2 };
  const number = markAt(marks, at + 1, 'number');
  if (number && way < 0 && number.n < 60) return { minutes: -number.n, length: 2 };
  const minutes = minutesAfterAnd ? spokenMinutes(marks, at + 1) : null;
  return minutes === null ? null : { minutes, length: 2 };
}

/** "Vingt heures trente", "las nueve y diez" */
function spokenMinutes(marks: readonly Mark[], at: number): number | null {
  const number = markAt(marks, at, 'number');
  const counts = isAt(marks, at + 1, 'unit') && markAt(marks, at + 1, 'unit')?.unit !== 'minute';
  return number && number.n > 0 && number.n < 60 && Number.isInteger(number.n) && !counts ? number.n : null;
}

/** A number that stands as an hour without a word that says so: "tomorrow 9". */
export const isBareHour = (marks: readonly Mark[], at: number): boolean => {
  const number = markAt(marks, at, 'number');
  return number !== null && number.digits !== undefined && Number.isInteger(number.n);
};

export type { Reading };
