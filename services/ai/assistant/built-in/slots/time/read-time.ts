import { localTimeAt, nearestInstant } from '@carillon/contracts/domain/local-time.ts';
import type { ZonedNow } from '../../../zoned-now.ts';
import { isMonthFirst } from '../date-order.ts';
import { lexiconOf, type Words } from './lexicon.ts';
import type { Lexicon, Token } from './mark.ts';
import { clockOf } from './merge-clock.ts';
import type { Piece } from './piece.ts';
import { piecesOf } from './read-pieces.ts';
import { isStrong, segmentsOf } from './segments.ts';
import type { ShortForms } from './short-forms.ts';
import { tokensOf } from './tokens.ts';
import { hasUnreadDay, timeAlone } from './unread-day.ts';
import { GERMAN } from './words/de.ts';
import { ENGLISH } from './words/en.ts';
import { SPANISH } from './words/es.ts';
import { FRENCH } from './words/fr.ts';
import { PORTUGUESE } from './words/pt.ts';

/** A time as far as a message says it. */
export type TimeRead =
  | { readonly kind: 'at'; readonly time: Temporal.PlainDateTime }
  | { readonly kind: 'day'; readonly date: Temporal.PlainDate }
  /** `open` where it may be in the morning or in the evening. */
  | { readonly kind: 'time'; readonly time: Temporal.PlainTime; readonly open: boolean }
  | { readonly kind: 'shift'; readonly minutes: number }
  /** A time of which a part was not understood, or that contradicts itself; `days` are those it may mean. */
  | {
      readonly kind: 'unclear';
      readonly days: readonly Temporal.PlainDate[];
      readonly time: Temporal.PlainTime | null;
    }
  /** Again and again, and when first, as far as that is said. */
  | { readonly kind: 'repeats'; readonly first: Temporal.PlainDateTime | null };

interface TimeLanguage {
  readonly lexicon: Lexicon;
  readonly short: ShortForms | null;
  /** "Halb neun" is half past eight. */
  readonly halfBefore: boolean;
  /** "Las nueve y diez" is ten past nine. */
  readonly minutesAfterAnd: boolean;
}

const languageOf = (
  words: Words,
  { halfBefore = false, minutesAfterAnd = false }: Partial<TimeLanguage> = {},
): TimeLanguage => ({
  lexicon: lexiconOf(words),
  short: words.short ?? null,
  halfBefore,
  minutesAfterAnd,
});

const LANGUAGES: readonly TimeLanguage[] = [
  languageOf(ENGLISH),
  languageOf(GERMAN, { halfBefore: true }),
  languageOf(FRENCH),
  languageOf(SPANISH, { minutesAfterAnd: true }),
  languageOf(PORTUGUESE, { minutesAfterAnd: true }),
];

/**
 * All of the time that a message says, or what is unclear of it: a part is never taken for the whole.
 * @param plain in small letters
 * @param bare whether a lone number is a time of day
 */
export function readTime(plain: string, now: ZonedNow, bare: boolean): TimeRead | null {
  const monthFirst = isMonthFirst(now.timeZoneId);
  const [first, ...others] = LANGUAGES.map((language) => ({
    ...language,
    tokens: tokensOf(plain, language.lexicon, monthFirst, language.short),
  }));
  if (!first) return null;
  const best = others.reduce((one, other) => (score(other.tokens) > score(one.tokens) ? other : one), first);
  const { halfBefore, minutesAfterAnd } = best;
  const context = { today: now.toPlainDate(), halfBefore, minutesAfterAnd, bare };
  const pieces = segmentsOf(withMornings(best.tokens)).flatMap((marks) => piecesOf(marks, context));
  if (pieces.length === 0) return null;
  const alone = timeAlone(plain, bare);
  const isUnclear =
    missesWeekday(best.tokens, [first, ...others]) ||
    (alone !== null && hasUnreadDay(tokensOf(alone, best.lexicon, monthFirst, best.short)));
  return merged(isUnclear ? [...pieces, { is: 'unclear' }] : pieces, now);
}

/** Shorter ones are words of other languages. */
const LONG_WEEKDAY = 5;

/** A weekday in another language than the rest of the time, which is no part to leave out. */
const missesWeekday = (
  tokens: readonly Token[],
  all: readonly { readonly tokens: readonly Token[] }[],
): boolean =>
  !tokens.some(({ mark }) => mark?.is === 'weekday' || mark?.is === 'date' || mark?.is === 'weekdays') &&
  all.some((other) =>
    other.tokens.some(({ mark, text }) => mark?.is === 'weekday' && text.length >= LONG_WEEKDAY),
  );

/** Whether a text speaks of a time and of nothing else. */
export const isTimeText = (plain: string): boolean =>
  LANGUAGES.some(({ lexicon, short }) => {
    const marks = tokensOf(plain, lexicon, false, short).map(({ mark }) => mark);
    return marks.every((mark) => mark !== null) && marks.some((mark) => mark !== null && isStrong(mark));
  });

/** How much of a message the words of a language read: what speaks of time counts most. */
const score = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { mark, text }) => {
    if (mark === null || mark.is === 'comma' || mark.is === 'dash') return sum;
    const words = text.split(' ').length;
    // One word is no word of that language.
    if (mark.is === 'some_day') return sum + words - 1;
    return (
      sum + (mark.is === 'filler' ? 0.4 : isStrong(mark) && text.length >= LONG_WEEKDAY ? STRONG : 1) * words
    );
  }, 0);

/** "Segunda" is a Monday rather than the second, where all else is equal. */
const STRONG = 1.001;

/** "Heute morgen" and "Freitag morgen" are in the morning. */
function withMornings(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1]?.mark?.is;
    const isMorning = token.text === 'morgen' && (before === 'day' || before === 'weekday');
    return isMorning ? { ...token, mark: { is: 'part', part: 'morning' } as const } : token;
  });
}

type Of<K extends Piece['is']> = Extract<Piece, { is: K }>;

/** All pieces together: one day, one time of day, one zone, or a span from now. */
function merged(pieces: readonly Piece[], now: ZonedNow): TimeRead {
  const of = <K extends Piece['is']>(kind: K): Of<K>[] =>
    pieces.filter((piece) => piece.is === kind) as Of<K>[];
  const day = dayOf(of('date'));
  const clock = clockOf(of('clock'), of('part'));
  const [zone, ...otherZones] = of('zone');
  const [offset, ...otherOffsets] = of('offset');
  const [shift] = of('shift');
  const unclear = {
    kind: 'unclear' as const,
    days: day === null ? [] : day === 'unclear' ? contradicting(of('date')) : day.days,
    time: clock === 'unclear' || clock === null ? null : clock.time,
  };
  if (of('repeats').length > 0) return { kind: 'repeats', first: firstOf(unclear) };
  const isOnSomeDay = day === null && of('some_day').length > 0;
  const isUnclear = of('unclear').length > 0 || isOnSomeDay || day === 'unclear' || clock === 'unclear';
  if (isUnclear || otherZones.length > 0 || otherOffsets.length > 0 || (day?.days.length ?? 0) > 1)
    return unclear;
  if (offset || shift) {
    if (day || clock || zone || (offset && shift)) return unclear;
    if (shift) return { kind: 'shift', minutes: shift.minutes };
    // Counted in real time, whatever the clocks do meanwhile.
    const at = new Date(now.epochMilliseconds + (offset?.minutes ?? 0) * 60_000);
    return { kind: 'at', time: localTimeAt(at, now.timeZoneId).round('minute') };
  }
  const [date] = day?.days ?? [];
  if (zone && !clock) return unclear;
  if (zone && clock) return { kind: 'at', time: inZone(zone.zone, date ?? null, clock.time, now) };
  // On Friday at midnight: as it begins, or as it ends.
  if (date && clock?.isMidnight) return { ...unclear, days: [date, date.add({ days: 1 })] };
  if (date && clock) return { kind: 'at', time: date.toPlainDateTime(clock.time) };
  if (date) return { kind: 'day', date };
  return clock ? { kind: 'time', time: clock.time, open: clock.open } : unclear;
}

/** The day that all dates agree on, or the two that one may be; a weekday agrees with a date that is one. */
function dayOf(
  dates: readonly Of<'date'>[],
): { readonly days: readonly Temporal.PlainDate[] } | 'unclear' | null {
  const [first] = dates;
  if (!first) return null;
  const firm = dates.filter(({ soft, either }) => !soft && !either);
  const [date = first.date] = firm.map((one) => one.date);
  const agrees = ({ date: other, soft, either }: Of<'date'>): boolean =>
    soft && firm.length > 0
      ? other.dayOfWeek === date.dayOfWeek
      : other.equals(date) || (either?.equals(date) ?? false);
  if (!dates.every(agrees)) return 'unclear';
  return { days: firm.length === 0 && first.either ? [first.date, first.either] : [date] };
}

/** "Monday, December 6" where that is a Sunday: the date, and the Monday that is nearest to it. */
function contradicting(dates: readonly Of<'date'>[]): readonly Temporal.PlainDate[] {
  const [firm, ...others] = dates.filter(({ soft }) => !soft);
  const [weekday, ...more] = dates.filter(({ soft }) => soft);
  if (!firm || !weekday || others.length + more.length > 0) return [];
  const apart = (weekday.date.dayOfWeek - firm.date.dayOfWeek + 7) % 7;
  return [firm.date, firm.date.add({ days: apart > 3 ? apart - 7 : apart })];
}

const firstOf = ({ days, time }: { days: readonly Temporal.PlainDate[]; time: Temporal.PlainTime | null }) =>
  days.length === 1 && time ? (days[0]?.toPlainDateTime(time) ?? null) : null;

/** A time by the clocks of a zone, as the user's clocks show it. The day is the user's. */
function inZone(
  zone: string,
  date: Temporal.PlainDate | null,
  time: Temporal.PlainTime,
  now: ZonedNow,
): Temporal.PlainDateTime {
  const at = (day: Temporal.PlainDate) => nearestInstant(day.toPlainDateTime(time), zone);
  const localDate = localTimeAt(new Date(now.epochMilliseconds), zone).toPlainDate();
  const first = at(date ?? localDate);
  const isPast = date === null && first.getTime() <= now.epochMilliseconds;
  return localTimeAt(isPast ? at(localDate.add({ days: 1 })) : first, now.timeZoneId);
}
