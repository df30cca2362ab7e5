import { isWeekday, monthOf } from './calendar-names.ts';

/** Which number of 03/04/2027 is the day. */
export type DayOrder = 'day first' | 'month first';

export interface ReadDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The time beside it, if any. */
  readonly rest: string;
}

const YEAR_FIRST = /^(\d{4})([/.-]) ?(\d{1,2})\2 ?(\d{1,2})\.?(?:$|[t ,](.*))/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:$|[t ](.*))/;
const YEAR_LAST = /^(\d{1,2})([/.-]) ?(\d{1,2})[/.-] ?(\d{4}|\d{2})(?:$|[t ,](.*))/;
const EAST_ASIAN = /^(\d{4}|\d{2}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일](.*)$/;
const NAMED_DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|er|[oa](?![a-z]))?\.?[ /-]?(?:de |of )?([a-zæøł]{3,12})\.?,?[ /-]?(?:del? )?'?(\d{4}|\d{2})(?:$|[t ,](.*))/;
const NAMED_MONTH_FIRST =
  /^([a-zæøł]{3,12})\.?[ /-]?(\d{1,2})(?:st|nd|rd|th)?(?:, ?|[ /-])'?(\d{4}|\d{2})(?:$|[t ,](.*))/;
const NAMED_YEAR_FIRST = /^(\d{4})[ /-]([a-zæøł]{3,12})\.?[ /-](\d{1,2})(?:$|[t ,](.*))/;
const SERIAL = /^\d{5}(?:[.,]\d{1,15})?$/;
/** 2000 and 2099 as Excel counts days. */
const SERIALS = [36_526, 73_050] as const;
const DIFFERENCE_OF_1904 = 1462;
const MINUTES_A_DAY = 1440;

const ARTICLE = /^(?:le|el|il|am|den|der|dem|on|em|op) /;
const WEEKDAY = /^\(?([a-zæøł-]{2,20})[.,)]{0,3} ?(?:den )?([^\d]{0,40}\d.*)$/;
const EAST_ASIAN_WEEKDAY =
  /^ ?\(?(?:[日月火水木金土](?:曜日?)?|(?:星期|周|週)[一二三四五六日天]|[월화수목금토일]요일)\)? ?/;
/** Words between a day and its time. */
const CONNECTORS = [
  ...['at', 'um', 'a', 'las', 'la', 'as', 'om', 'alle', 'ore', 'kl', 'klo', 'den', 'v', 'o', 'godz', ''],
];

/**
 * Reads a folded date at the start of a text. Null where it has none, or one that the calendar lacks.
 * @param dotsVary whether the order is that of dates with dots too; else their day comes first
 */
export function readDay(text: string, order: DayOrder, dotsVary = false): ReadDay | null {
  const plain = withoutWeekday(text);
  if (SERIAL.test(plain)) return readSerial(plain);
  const numbers = readNumbers(plain);
  if (numbers) {
    const { first, second, year, rest } = numbers;
    const isDayFirst = comesDayFirst(numbers, order, dotsVary);
    return isDayFirst ? dayIn(year, second, first, rest) : dayIn(year, first, second, rest);
  }
  const ordered = YEAR_FIRST.exec(plain);
  if (ordered) return dayIn(ordered[1], ordered[3], ordered[4], ordered[5]);
  const compact = COMPACT.exec(plain) ?? EAST_ASIAN.exec(plain);
  if (compact) return dayIn(compact[1], compact[2], compact[3], compact[4]);
  return readNamedMonth(plain);
}

interface Numbers {
  readonly first: string;
  readonly mark: string;
  readonly second: string;
  readonly year: string;
  readonly rest: string;
}

function comesDayFirst(numbers: Numbers, order: DayOrder, dotsVary: boolean): boolean {
  const { first, mark, second } = numbers;
  if (mark === '.' && !dotsVary) return !isDottedMonthFirst(numbers);
  return Number(first) > 12 || (order === 'day first' && Number(second) <= 12);
}

/** Reports whether 12.15.2026 can only be an American date with dots; 12.15.26 alone may be a time. */
export const isDottedMonthFirst = ({ first, mark, second, year, rest }: Numbers): boolean =>
  mark === '.' &&
  Number(first) <= 12 &&
  Number(second) > 12 &&
  Number(second) <= 31 &&
  (year.length === 4 || /^\d/.test(rest));

/** Returns the numbers of a date such as 03/04/2027, in their order. */
export function readNumbers(text: string): Numbers | null {
  const match = YEAR_LAST.exec(withoutWeekday(text));
  if (!match) return null;
  const [, first = '', mark = '', second = '', year = '', rest = ''] = match;
  return { first, mark, second, year, rest };
}

function readNamedMonth(text: string): ReadDay | null {
  const dayFirst = NAMED_DAY_FIRST.exec(text);
  if (dayFirst) return dayIn(dayFirst[3], monthOf(dayFirst[2] ?? ''), dayFirst[1], dayFirst[4]);
  const monthFirst = NAMED_MONTH_FIRST.exec(text);
  if (monthFirst) return dayIn(monthFirst[3], monthOf(monthFirst[1] ?? ''), monthFirst[2], monthFirst[4]);
  const yearFirst = NAMED_YEAR_FIRST.exec(text);
  return yearFirst && dayIn(yearFirst[1], monthOf(yearFirst[2] ?? ''), yearFirst[3], yearFirst[4]);
}

function dayIn(year = '', month: string | number | null = '', day = '', rest = ''): ReadDay | null {
  const fields = {
    year: Number(year.length === 2 ? `20${year}` : year),
    month: Number(month ?? 0),
    day: Number(day),
  };
  try {
    const date = Temporal.PlainDate.from(fields, { overflow: 'reject' });
    return { day: date.toString(), rest: withoutConnectors(rest.replace(EAST_ASIAN_WEEKDAY, '')) };
  } catch {
    return null;
  }
}

/** Converts a folded day number that counts from 1904 to Excel’s usual count; other texts stay as they are. */
export const shiftDayNumber = (text: string): string =>
  SERIAL.test(text) ? String(Number(text.replace(',', '.')) + DIFFERENCE_OF_1904) : text;

/** Excel counts days from the last but one of 1899, and a time of day is a part of one. */
function readSerial(text: string): ReadDay | null {
  const days = Number(text.replace(',', '.'));
  if (days < SERIALS[0] || days > SERIALS[1]) return null;
  const minutes = Math.round(days * MINUTES_A_DAY);
  const day = Temporal.PlainDate.from('1899-12-30').add({ days: Math.floor(minutes / MINUTES_A_DAY) });
  return { day: day.toString(), rest: /[.,]/.test(text) ? clockOf(minutes % MINUTES_A_DAY) : '' };
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Returns minutes since midnight as HH:mm. */
export const clockOf = (minutes: number): string =>
  `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

function withoutWeekday(whole: string): string {
  const text = whole.replace(ARTICLE, '');
  const [, word = '', rest = ''] = WEEKDAY.exec(text) ?? [];
  // "mar." is a Tuesday in "mar. 15 déc." and a month in "Mar. 15, 2027".
  return isWeekday(word) && !NAMED_MONTH_FIRST.test(text) ? rest : text;
}

function withoutConnectors(rest: string): string {
  const words = rest.split(' ');
  const isIdle = (word: string): boolean => {
    const letters = word.replace(/[^\p{L}\p{N}]/gu, '');
    return CONNECTORS.includes(letters) || isWeekday(letters);
  };
  const first = words.findIndex((word) => !isIdle(word));
  return first < 0
    ? ''
    : words
        .slice(first)
        .join(' ')
        .replace(/^[@|·-]/, '');
}
