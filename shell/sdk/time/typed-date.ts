import { isBefore, type LocalDate, toDate } from './clock.ts';

export type ReadDate =
  | { readonly date: LocalDate; readonly fault: null }
  | { readonly date: null; readonly fault: string };

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const FIELD = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
});

/** "24 Nov 2026": how the field shows a day, and one way to type it. */
export const dateText = (date: LocalDate): string => FIELD.format(toDate(date)).replace('Sept', 'Sep');

/** The day that was typed: 2026-11-24, 24.11.2026, 24 Nov 2026, Nov 24; without a year the next such day. */
export function readDate(text: string, today: LocalDate): ReadDate {
  const typed = inNumbers(text) ?? inWords(text, today);
  if (typed === null || typed === 'ambiguous') {
    const example = `such as ${dateText(today)} or ${isoText(today)}`;
    return typed === null
      ? wrong(`That is no date. Type one ${example}.`)
      : wrong(`Day and month can’t be told apart there. Type a date ${example}.`);
  }
  const { year, month, day } = typed;
  if (month < 1 || month > 12) return wrong(`There is no month ${month}.`);
  const days = toDate({ year, month: month + 1, day: 0 }).getUTCDate();
  const name = `${MONTH.format(toDate({ year, month, day: 1 }))} ${year}`;
  if (day < 1 || day > days) return wrong(`${name} has ${days} days.`);
  if (isBefore(typed, today)) return wrong('That day has passed. Choose a later one.');
  return { date: typed, fault: null };
}

const wrong = (fault: string): ReadDate => ({ date: null, fault });

const isoText = (date: LocalDate): string => toDate(date).toISOString().slice(0, 10);

function inNumbers(text: string): LocalDate | 'ambiguous' | null {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? [];
  if (year) return { year: Number(year), month: Number(month), day: Number(day) };
  const [, first, mark, second, last] = /^\s*(\d{1,2})([-/.])(\d{1,2})\2(\d{4})\s*$/.exec(text) ?? [];
  if (!first) return null;
  const [a, b] = [Number(first), Number(second)];
  const date = { year: Number(last), month: b, day: a };
  // Half the world writes the day first, half the month; with points it is the day.
  if (mark === '.' || a > 12 || a === b) return date;
  return b > 12 ? { ...date, month: a, day: b } : 'ambiguous';
}

function inWords(text: string, today: LocalDate): LocalDate | null {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const names = words.filter((word) => /^[a-z]{3,}$/.test(word));
  const month = names.map((word) => MONTHS.findIndex((name) => name.startsWith(word))).find((at) => at >= 0);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const day = numbers.find((number) => number.length <= 2);
  const year = numbers.find((number) => number.length === 4);
  const isWhole = numbers.length === (year ? 2 : 1);
  if (month === undefined || !day || !isWhole) return null;
  const date = { year: Number(year ?? today.year), month: month + 1, day: Number(day) };
  return year || !isBefore(date, today) ? date : { ...date, year: today.year + 1 };
}
