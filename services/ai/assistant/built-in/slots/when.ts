import { localTimeAt } from '@carillon/contracts/domain/local-time.ts';
import type * as chrono from 'chrono-node';
import type { ZonedNow } from '../../zoned-now.ts';
import { clockWords } from './clock-words.ts';
import { readerFor } from './date-order.ts';

/** What a message says of the time to post, by the clocks of its writer. */
export type WhenSaid =
  | { readonly kind: 'now' | 'best' | 'later' }
  | { readonly kind: 'at'; readonly time: Temporal.PlainDateTime }
  | { readonly kind: 'day'; readonly date: Temporal.PlainDate }
  | { readonly kind: 'time'; readonly time: Temporal.PlainTime }
  | { readonly kind: 'shift'; readonly minutes: number };

const NOW =
  /\b(?:now|asap|a\.s\.a\.p|right away|straight away|straightaway|immediately|at once|this minute|instantly)\b/;
const NOT_NOW = /\b(?:not (?:right )?now|not yet|instead of now|don't post (?:it )?now)\b/;
const BEST =
  /\b(?:best time|optimal time|good time|ideal time|whenever(?: is| it's)?(?: best| good)?|you (?:choose|decide|pick)|your (?:choice|call)|suggest (?:a|another|the best) time|up to you|when(?:ever)? it (?:works|performs) best|recommended time|when(?: is|'s) (?:it )?best|what do you (?:suggest|recommend))\b/;
const AMOUNT = '(an?|one|two|three|four|half an|\\d{1,2}) (hours?|mins?|minutes?|days?|weeks?)';
const LATER_BY = new RegExp(`\\b${AMOUNT} (later|earlier|sooner)\\b`);
const MOVES = /\b(?:push|move|delay|postpone|shift|bring|put off)\b/;
const MOVED_BY = new RegExp(`\\b(back|forward|by) (?:by )?${AMOUNT}\\b`);
const LATER = /\b(?:later|another time|different time|other time|change the time)\b/;
const PART_OF_DAY: readonly (readonly [RegExp, number])[] = [
  [/\bmorning\b/, 9],
  [/\bnoon\b/, 12],
  [/\bafternoon\b/, 15],
  [/\b(?:evening|tonight)\b/, 19],
  [/\bnight\b/, 21],
  [/\bmidnight\b/, 0],
];
/** Of what is written without am or pm, the hours that are meant as in the afternoon. */
const AFTERNOON_UNTIL = 7;

/** @param bare whether a lone number is a time of day, since a time was asked for */
export function readWhen(plain: string, now: ZonedNow, bare = false): WhenSaid | null {
  if (NOW.test(plain) && !NOT_NOW.test(plain)) return { kind: 'now' };
  const shift = shiftOf(plain);
  if (shift !== null) return { kind: 'shift', minutes: shift };
  const text = clockWords(plain.replace(NOT_NOW, ' '));
  return (
    readDate(
      bare ? text.replace(/^(?:at )?(\d{1,2})(?=[.!?]?$| (?:please|works|is))/, 'at $1') : text,
      now,
    ) ??
    (BEST.test(plain)
      ? { kind: 'best' }
      : LATER.test(plain) || NOT_NOW.test(plain)
        ? { kind: 'later' }
        : null)
  );
}

function shiftOf(plain: string): number | null {
  const [, amount, unit = '', direction = ''] = LATER_BY.exec(plain) ?? [];
  if (amount) return (direction === 'later' ? 1 : -1) * amountOf(amount) * minutesIn(unit);
  const [, way, count, units = ''] = (MOVES.test(plain) && MOVED_BY.exec(plain)) || [];
  return count ? (way === 'forward' ? -1 : 1) * amountOf(count) * minutesIn(units) : null;
}

const UNITS: Readonly<Record<string, number>> = { h: 60, d: 1_440, w: 10_080 };
const minutesIn = (unit: string): number => UNITS[unit.charAt(0)] ?? 1;

const AMOUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  'half an': 0.5,
};
const amountOf = (said: string): number => AMOUNTS[said] ?? Number(said);

function readDate(text: string, now: ZonedNow): WhenSaid | null {
  const reference = { instant: new Date(now.epochMilliseconds), timezone: now.offsetNanoseconds / 60e9 };
  const found = readerFor(now.timeZoneId).parse(text, reference, { forwardDate: true });
  // "Friday morning ... at 9:30" may be read in two parts.
  const day = found.find(({ start }) => saysDay(start));
  const clock = found.find(({ start }) => start.isCertain('hour'));
  const first = day ?? clock;
  if (!first) return partOf(text);
  if (clock && !day && clock.start.isCertain('timezoneOffset'))
    return { kind: 'at', time: fromNow(clock, now) };
  const time = clock ? timeIn(clock) : null;
  const part = partOf(text);
  if (!day) return time ? { kind: 'time', time } : part;
  if (clock?.start.isCertain('timezoneOffset')) return { kind: 'at', time: fromNow(clock, now) };
  const date = dateIn(day);
  const at = time ?? (part?.kind === 'time' ? part.time : null);
  return at ? { kind: 'at', time: date.toPlainDateTime(at) } : { kind: 'day', date };
}

type Found = chrono.ParsedResult;

const saysDay = (start: chrono.ParsedComponents): boolean =>
  start.isCertain('day') || start.isCertain('weekday') || start.isCertain('month') || start.isCertain('year');

const dateIn = ({ start }: Found): Temporal.PlainDate =>
  Temporal.PlainDate.from({
    year: start.get('year') ?? 0,
    month: start.get('month') ?? 1,
    day: start.get('day') ?? 1,
  });

/** A lone "at 3" is in the afternoon; "03:00" and "3 am" are as they are written. */
function timeIn({ start, text }: Found): Temporal.PlainTime {
  const hour = start.get('hour') ?? 0;
  const meant =
    !start.isCertain('meridiem') && hour > 0 && hour < AFTERNOON_UNTIL && !/\b0\d/.test(text)
      ? hour + 12
      : hour;
  return Temporal.PlainTime.from({ hour: meant, minute: start.get('minute') ?? 0 });
}

/** "In two hours" is counted in real time, whatever the clocks do meanwhile. */
const fromNow = (found: Found, now: ZonedNow): Temporal.PlainDateTime =>
  localTimeAt(found.start.date(), now.timeZoneId).round('minute');

function partOf(text: string): { kind: 'time'; time: Temporal.PlainTime } | null {
  const hour = PART_OF_DAY.find(([words]) => words.test(text))?.[1];
  return hour === undefined ? null : { kind: 'time', time: Temporal.PlainTime.from({ hour }) };
}
