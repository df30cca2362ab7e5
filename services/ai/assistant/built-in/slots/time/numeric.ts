import type { Mark } from './mark.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2})?)?$/;
const CLOCK = /^(\d{1,2})[:.h](\d{2})(?:([ap])m?)?$/;
const HALF = /^(\d{1,2})([ap])m?$/;
const HOUR = /^(\d{1,2})h$/;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª|o|\.)$/;

/** Reads digits as a date, a clock, an ordinal or a number. Null where they are something else, such as a price. */
export function readNumeric(word: string, monthFirst: boolean): Mark | null {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(word) ?? [];
  if (isoYear) return date(isoYear, Number(isoMonth), Number(isoDay));
  const [, dottedDay, dottedMonth, dottedYear] = DOTTED.exec(word) ?? [];
  if (dottedDay && Number(dottedMonth) <= 12 && Number(dottedMonth) > 0)
    return date(dottedYear, Number(dottedMonth), Number(dottedDay));
  const [, first, second, year] = SLASHED.exec(word) ?? [];
  if (first) {
    const [one, other] = [Number(first), Number(second)];
    const isMonthFirst = other > 12 || (monthFirst && one <= 12);
    return isMonthFirst ? date(year, one, other) : date(year, other, one);
  }
  return clockOf(word.replace(/\.$/, '')) ?? ordinalOrNumber(word);
}

function clockOf(word: string): Mark | null {
  const [, hour, minute, half] = CLOCK.exec(word) ?? [];
  if (hour) {
    const mark = clock(Number(hour), Number(minute), half, /^0/.test(hour) || Number(hour) > 12);
    return word.includes('h') && mark.is === 'clock' ? { ...mark, isSpan: true } : mark;
  }
  const [, whole, side] = HALF.exec(word) ?? [];
  if (whole) return clock(Number(whole), 0, side, true);
  const [, french] = HOUR.exec(word) ?? [];
  return french
    ? { is: 'clock', hour: Number(french), minute: 0, exact: Number(french) > 12, isSpan: true }
    : null;
}

function ordinalOrNumber(word: string): Mark | null {
  const [, nth] = ORDINAL.exec(word) ?? [];
  if (nth) return { is: 'ordinal', n: Number(nth), digits: nth.length };
  return /^\d{1,4}$/.test(word) ? { is: 'number', n: Number(word), digits: word.length } : null;
}

function date(year: string | undefined, month: number, day: number): Mark {
  const givenYear = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year);
  return { is: 'date', year: givenYear, month, day };
}

/** Hours that no clock has stay as they are, for the reader to ask about. */
function clock(hour: number, minute: number, half: string | undefined, exact: boolean): Mark {
  if (!half) return { is: 'clock', hour, minute, exact };
  if (hour > 12 || hour === 0) return { is: 'clock', hour: hour > 12 ? hour : 99, minute, exact: true };
  return { is: 'clock', hour: (hour % 12) + (half === 'p' ? 12 : 0), minute, exact: true };
}
