import type { Mark } from './mark.ts';
import { type Context, isAt, markAt, type Piece, type Reading, type Rule } from './piece.ts';
import { amountAt, minutesOf, shiftDate } from './read-amount.ts';
import { isBareHour, readClock } from './read-clock.ts';
import { readDate } from './read-date.ts';
import { isStrong } from './segments.ts';

/** Reads the pieces of a time in a run of marks; a word of time that no rule takes makes it unclear. */
export function piecesOf(marks: readonly Mark[], context: Context): Piece[] {
  const pieces: Piece[] = [];
  const remaining: Mark[] = [];
  for (let at = 0; at < marks.length; ) {
    const reading = readAt(marks, at, context);
    if (reading) pieces.push(...reading.pieces);
    else if (!isPronoun(marks, at)) remaining.push(marks[at] as Mark);
    at += reading?.length ?? 1;
  }
  const isRepeatAlone = pieces.every(({ is }) => is === 'repeats') && !marks.some(isDayOrClock);
  // "Our weekly quiz", "two hours of music": nothing of when, unless that was asked for.
  if (isRepeatAlone && !context.bare) return [];
  // "The quiz night" alone
  const isStrongOrAt = (mark: Mark): boolean => isStrong(mark) || mark.is === 'number';
  if (
    !marks.some(isStrong) &&
    (pieces.length === 0 || (marks[0]?.is === 'some_day' && !marks.some(isStrongOrAt)))
  )
    return [];
  return remaining.some(isLeft) ? [...pieces, { is: 'unclear' }] : pieces;
}

/** "Post this | tomorrow at 9" */
const isPronoun = (marks: readonly Mark[], at: number): boolean =>
  markAt(marks, at, 'which')?.n === 0 && isAt(marks, at + 1, 'day', 'clock', 'at', 'in');

const isDayOrClock = (mark: Mark): boolean => isStrong(mark) && mark.is !== 'every';

const readAt = (marks: readonly Mark[], at: number, context: Context): Reading | null =>
  RULES.reduce<Reading | null>((reading, rule) => reading ?? rule(marks, at, context), null);

/** Joining words that change nothing where they join nothing. */
const isLeft = ({ is }: Mark): boolean => !['at', 'in', 'and', 'oclock', 'time', 'to', 'dash'].includes(is);

const readSpan: Rule = (marks, at) => {
  const leads = isAt(marks, at, 'in') ? 1 : 0;
  const amount = amountAt(marks, at + leads);
  const minutes = amount && minutesOf(amount);
  if (!amount || minutes === null) return null;
  const end = leads + amount.length;
  if (isAt(marks, at + end, 'later', 'earlier')) {
    const way = isAt(marks, at + end, 'later') ? 1 : -1;
    return { length: end + 1, pieces: [{ is: 'shift', minutes: way * minutes }] };
  }
  const isNow = isAt(marks, at + end, 'from_now');
  if (!leads && !isNow) return null;
  return { length: end + (isNow ? 1 : 0), pieces: [{ is: 'offset', minutes }] };
};

/** "Every Monday", "montags". */
const readRepeat: Rule = (marks, at, context) => {
  if (isAt(marks, at, 'every')) return { length: 1, pieces: [{ is: 'repeats' }] };
  const day = markAt(marks, at, 'weekdays');
  if (!day) return null;
  const first = readDate([{ is: 'weekday', n: day.n }], 0, context);
  return { length: 1, pieces: [{ is: 'repeats' }, ...(first?.pieces ?? [])] };
};

const readZone: Rule = (marks, at) => {
  const zone = markAt(marks, at, 'zone');
  return zone ? { length: 1, pieces: [{ is: 'zone', zone: zone.zone }] } : null;
};

const readPart: Rule = (marks, at, { today }) => {
  const ofToday = markAt(marks, at, 'which')?.n === 0 ? markAt(marks, at + 1, 'part') : null;
  // "This afternoon", "esta tarde"
  if (ofToday)
    return {
      length: 2,
      pieces: [
        { is: 'date', date: today },
        { is: 'part', part: ofToday.part },
      ],
    };
  const part = markAt(marks, at, 'part');
  return part ? { length: 1, pieces: [{ is: 'part', part: part.part }] } : null;
};

/** "The day after Christmas" */
const readNextTo: Rule = (marks, at, context) => {
  const isOneWord = isAt(marks, at, 'day_after', 'day_before');
  if (!isOneWord && (markAt(marks, at, 'unit')?.unit !== 'day' || !isAt(marks, at + 1, 'after', 'before')))
    return null;
  const joint = at + (isOneWord ? 0 : 1);
  const base = readDate(marks, joint + 1, context);
  const date = base?.pieces.find((piece) => piece.is === 'date');
  if (!base || date?.is !== 'date') return null;
  const way = isAt(marks, joint, 'after', 'day_after') ? 1 : -1;
  const day = shiftDate(date.date, { n: 1, unit: 'day' }, way);
  return day ? { length: joint + 1 - at + base.length, pieces: [{ is: 'date', date: day }] } : null;
};

/** A number alone is an hour after "at", beside a day, a part of one or a zone, and where a time was asked for. */
const readHour: Rule = (marks, at, context) => {
  const reading = readClock(marks, at, context);
  if (!reading) return null;
  const [first, only] = [marks[at] as Mark, reading.length === 1];
  if (first.is !== 'number' || !only) return reading;
  const besides = marks.some((mark, index) => index !== at && isStrong(mark));
  return (besides || context.bare) && isBareHour(marks, at) ? reading : withSpokenWords(marks, at, reading);
};

/** "Nine in the evening" */
const withSpokenWords = (marks: readonly Mark[], at: number, reading: Reading): Reading | null =>
  isAt(marks, at + 1, 'part', 'zone') ? reading : null;

/** "Our open day", "the quiz night" */
const readSomeDay: Rule = (marks, at) => {
  const day = markAt(marks, at, 'some_day');
  if (!day) return null;
  return {
    length: 1,
    pieces: [{ is: 'some_day' }, ...(day.part ? [{ is: 'part', part: day.part } as const] : [])],
  };
};

const RULES: readonly Rule[] = [
  readSpan,
  readRepeat,
  readNextTo,
  readSomeDay,
  readDate,
  readHour,
  readZone,
  readPart,
];
