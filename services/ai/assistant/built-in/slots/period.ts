import type { Sentences } from '../../languages/says.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import { type MonthSide, readMonth } from './month.ts';
import { dayText } from './time-text.ts';

/** Days that a message names: "last week", "this year", "the last 14 days". */
export interface Period {
  readonly from: Temporal.PlainDate;
  /** The last of them. */
  readonly to: Temporal.PlainDate;
  /** As its reader would say it: "last week". */
  readonly name: string;
}

const DAYS: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };
const NAMED = /\b(this|last|next|past|previous|coming|current) (week|weekend|month|quarter|year)\b/;
const COUNTED = /\b(last|past|next|coming|previous) (\d{1,3}|two|three|four|six|twelve) (day|week|month)s\b/;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, six: 6, twelve: 12 };
const MAX_DAYS = 366;

/** Weeks begin on Monday; null where no days are named. */
export function readPeriod(plain: string, now: ZonedNow, side: MonthSide = 'behind'): Period | null {
  const today = now.toPlainDate();
  const [, which = '', unit] = NAMED.exec(plain) ?? [];
  if (unit) return readNamedPeriod(stepOf(which), unit, today);
  const [, way = '', count = '', units = ''] = COUNTED.exec(plain) ?? [];
  if (units) return readCountedPeriod(stepOf(way), NUMBERS[count] ?? Number(count), units, today);
  const month = readMonth(plain, today, side);
  if (month) return inMonth(month, today);
  const [day] = /\b(?:yesterday|today|tomorrow)\b/.exec(plain) ?? [];
  const date = day ? today.add({ days: DAYS[day] ?? 0 }) : null;
  return date && day ? { from: date, to: date, name: day } : null;
}

const stepOf = (which: string): number => {
  if (which === 'this' || which === 'current') return 0;
  return which === 'next' || which === 'coming' ? 1 : -1;
};

const SIDES = ['last', 'this', 'next'];

function readNamedPeriod(step: number, unit: string, today: Temporal.PlainDate): Period {
  const name = `${SIDES[step + 1]} ${unit}`;
  const monday = today.subtract({ days: today.dayOfWeek - 1 }).add({ weeks: step });
  if (unit === 'week') return { from: monday, to: monday.add({ days: 6 }), name };
  if (unit === 'weekend') return { from: monday.add({ days: 5 }), to: monday.add({ days: 6 }), name };
  const months = { month: 1, quarter: 3, year: 12 }[unit] ?? 1;
  const first = Math.floor((today.month - 1) / months) * months + 1;
  const from = today.with({ month: first, day: 1 }).add({ months: step * months });
  return { from, to: from.add({ months }).subtract({ days: 1 }), name };
}

function readCountedPeriod(step: number, count: number, unit: string, today: Temporal.PlainDate): Period {
  const days = Math.min(count * ({ day: 1, week: 7, month: 30 }[unit] ?? 1), MAX_DAYS);
  const name = `${SIDES[step + 1]} ${count} ${unit}s`;
  return step < 0
    ? { from: today.subtract({ days: days - 1 }), to: today, name: `the ${name}` }
    : { from: today, to: today.add({ days: days - 1 }), name: `the ${name}` };
}

function inMonth(from: Temporal.PlainDate, today: Temporal.PlainDate): Period {
  const name = from.toLocaleString('en-US', {
    month: 'long',
    ...(from.year !== today.year && { year: 'numeric' }),
  });
  return { from, to: from.add({ months: 1 }).subtract({ days: 1 }), name: `in ${name}` };
}

export const isIn = ({ from, to }: Period, date: Temporal.PlainDate | null | undefined): boolean =>
  date !== null &&
  date !== undefined &&
  Temporal.PlainDate.compare(date, from) >= 0 &&
  Temporal.PlainDate.compare(date, to) <= 0;

/** "last week (Monday, November 16 to Sunday, November 22)" */
export const periodText = (period: Period, now: ZonedNow, says: Sentences): string =>
  says.figures.days(...daysOf(period, now, says), period.name);

/** The first and the last day of a period, the last null where it is one. */
export const daysOf = (
  { from, to }: Period,
  now: ZonedNow,
  says: Sentences,
): [from: string, to: string | null] => [
  dayText(from, now, says),
  from.equals(to) ? null : dayText(to, now, says),
];
