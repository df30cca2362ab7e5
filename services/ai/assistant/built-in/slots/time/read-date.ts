import { createDateReading, hard } from './date-reading.ts';
import { HOLIDAYS, nextHoliday, nthWeekday } from './holidays.ts';
import type { Mark } from './mark.ts';
import { type Context, isAt, markAt, type Piece, type Reading, type Rule } from './piece.ts';
import { amountAt, shiftDate } from './read-amount.ts';
import { weekdayOf } from './read-weekday.ts';

/** A day, and what is said of weeks before or after it: "a week on Friday", "Thursday week", "the day after Christmas". */
export const readDate: Rule = (marks, at, context) => {
  const base = readCountedDate(marks, at, context) ?? plainDate(marks, at, context);
  if (!base) return null;
  const date = dateOf(base);
  if (!date) return base;
  const next = at + base.length;
  const [first] = marks.slice(at);
  const isOfWeek = first?.is === 'weekday' || first?.is === 'day';
  const behind = isOfWeek ? markAt(marks, next, 'unit') : null;
  if (behind?.unit === 'week')
    return {
      length: base.length + 1,
      pieces: [...rest(base), hard(weeksOn(date, behind.n, marks[at], context))],
    };
  const amount = isAt(marks, next, 'in') ? amountAt(marks, next + 1) : null;
  const later = amount && amount.unit === 'week' ? shiftDate(date, amount) : null;
  if (amount && later)
    return { length: base.length + 1 + amount.length, pieces: [...rest(base), hard(later)] };
  return base;
};

/** "Monday week", said on a Monday, is the next Monday. */
const weeksOn = (
  date: Temporal.PlainDate,
  weeks: number,
  first: Mark | undefined,
  { today }: Context,
): Temporal.PlainDate =>
  date.add({ weeks: first?.is === 'weekday' && first.n === today.dayOfWeek ? weeks - 1 : weeks });

const rest = ({ pieces }: Reading): Piece[] => pieces.filter(({ is }) => is !== 'date');
const dateOf = ({ pieces }: Reading): Temporal.PlainDate | null =>
  pieces.find((piece) => piece.is === 'date')?.date ?? null;

/** "In two weeks", "three days from now", "two weeks from Friday", "three days before Christmas". */
function readCountedDate(marks: readonly Mark[], at: number, context: Context): Reading | null {
  const leads = isAt(marks, at, 'in') ? 1 : 0;
  const amount = amountAt(marks, at + leads);
  if (!amount || amount.unit === 'minute' || amount.unit === 'hour') return null;
  const end = at + leads + amount.length;
  const way = isAt(marks, end, 'before', 'to') ? -1 : 1;
  const joint = isAt(marks, end, 'before', 'to', 'after', 'past') ? 1 : 0;
  // "A week on Wednesday", but not "in 3 days, Friday".
  const isBase = joint === 1 || (amount.unit === 'week' && !isAt(marks, end, 'clock', 'number'));
  const base = isBase ? plainDate(marks, end + joint, context) : null;
  const date = base && dateOf(base);
  if (base && date)
    return {
      length: leads + amount.length + joint + base.length,
      pieces: [...rest(base), hard(shiftDate(date, amount, way) ?? date)],
    };
  if (isAt(marks, end, 'from_now'))
    return createDateReading(leads + amount.length + 1, shiftDate(context.today, amount));
  return leads ? createDateReading(leads + amount.length, shiftDate(context.today, amount)) : null;
}

function plainDate(marks: readonly Mark[], at: number, context: Context): Reading | null {
  return (
    nthOfMonth(marks, at, context) ??
    dayOfMonth(marks, at, context) ??
    weekdayOf(marks, at, context) ??
    readNamedDate(marks, at, context)
  );
}

function readNamedDate(marks: readonly Mark[], at: number, { today }: Context): Reading | null {
  const mark = marks[at];
  if (mark?.is === 'day') {
    const pieces: Piece[] = [hard(today.add({ days: mark.n }))];
    return { length: 1, pieces: mark.part ? [...pieces, { is: 'part', part: mark.part }] : pieces };
  }
  const leads = markAt(marks, at, 'which')?.n === 0 ? 1 : 0;
  const holiday = markAt(marks, at + leads, 'holiday');
  if (holiday) {
    const year = yearAt(marks, at + leads + 1);
    const day = year === null ? nextHoliday(holiday.name, today) : HOLIDAYS[holiday.name](year);
    return createDateReading(leads + (year === null ? 1 : 2), day);
  }
  if (mark?.is === 'date') return createDateReading(1, calendarDate(mark.year, mark.month, mark.day, today));
  if (mark?.is === 'end' && isAt(marks, at + 1, 'month_at')) {
    const n = markAt(marks, at + 1, 'month_at')?.n ?? 0;
    return createDateReading(
      2,
      today
        .with({ day: 1 })
        .add({ months: n + 1 })
        .subtract({ days: 1 }),
    );
  }
  return null;
}

/** "The first Monday of next month", "letzter Freitag im Januar". */
function nthOfMonth(marks: readonly Mark[], at: number, { today }: Context): Reading | null {
  // In Spanish a quarter is "cuarto", and so is the fourth.
  const nth = isAt(marks, at, 'last') ? -1 : isAt(marks, at, 'quarter') ? 4 : markAt(marks, at, 'ordinal')?.n;
  const weekday = markAt(marks, at + 1, 'weekday');
  if (nth === undefined || nth > 5 || !weekday) return null;
  const month = monthAt(marks, at + 2 + (isAt(marks, at + 2, 'in') ? 1 : 0), today);
  if (!month) return null;
  const length = 2 + (isAt(marks, at + 2, 'in') ? 1 : 0) + month.length;
  const inYear = (year: number) => nthWeekday(nth, weekday.n, year, month.month);
  const first = inYear(month.year);
  const isOver = first && Temporal.PlainDate.compare(first, today) < 0;
  return createDateReading(length, isOver && month.isFree ? inYear(month.year + 1) : first);
}

function monthAt(marks: readonly Mark[], at: number, today: Temporal.PlainDate) {
  const month = markAt(marks, at, 'month');
  const year = yearAt(marks, at + 1);
  if (month)
    return {
      month: month.n,
      year: year ?? (month.n < today.month ? today.year + 1 : today.year),
      length: year === null ? 1 : 2,
      isFree: year === null,
    };
  const relative = markAt(marks, at, 'month_at');
  if (!relative) return null;
  const monthStart = today.with({ day: 1 }).add({ months: relative.n });
  return { month: monthStart.month, year: monthStart.year, length: 1, isFree: false };
}

function yearAt(marks: readonly Mark[], at: number): number | null {
  const number = markAt(marks, at, 'number');
  return number && number.digits === 4 && number.n >= 2000 && number.n < 2100 ? number.n : null;
}

/** "The 3rd", "December 4", "4th of December 2026", "the 3rd of next month". */
function dayOfMonth(marks: readonly Mark[], at: number, context: Context): Reading | null {
  const { today } = context;
  const month = markAt(marks, at, 'month');
  if (month) {
    const day = dayAt(marks, at + 1);
    if (day === null) return null;
    const year = yearAt(marks, at + 2);
    return createDateReading(year === null ? 2 : 3, calendarDate(year, month.n, day, today));
  }
  const ordinal = markAt(marks, at, 'ordinal');
  const day = dayAt(marks, at);
  if (day === null) return null;
  const skip = isAt(marks, at + 1, 'in') ? 1 : 0;
  const after = monthAt(marks, at + 1 + skip, today);
  if (after) {
    const year = after.isFree ? null : after.year;
    return createDateReading(1 + skip + after.length, calendarDate(year, after.month, day, today));
  }
  // "The third" is one of what was shown, and "the 3rd" a day beside a time or where one was asked for.
  const isDay = ordinal?.digits !== undefined && (context.bare || marks.length > 1);
  return ordinal && isDay ? createDateReading(1, nextDayOfMonth(ordinal.n, today)) : null;
}

function dayAt(marks: readonly Mark[], at: number): number | null {
  const mark = marks[at];
  if (mark?.is === 'ordinal') return mark.n;
  return mark?.is === 'number' && Number.isInteger(mark.n) && mark.n > 0 && mark.n <= 31 ? mark.n : null;
}

/** The next one where no year is given; null where there is no such day. */
function calendarDate(
  year: number | null,
  month: number,
  day: number,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const inYear = (of: number): Temporal.PlainDate | null => {
    try {
      return Temporal.PlainDate.from({ year: of, month, day }, { overflow: 'reject' });
    } catch {
      return null;
    }
  };
  if (year !== null) return inYear(year);
  const date = inYear(today.year);
  return date && Temporal.PlainDate.compare(date, today) < 0 ? inYear(today.year + 1) : date;
}

function nextDayOfMonth(day: number, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const month = day >= today.day ? today : today.with({ day: 1 }).add({ months: 1 });
  return day >= 1 && day <= month.daysInMonth ? month.with({ day }) : null;
}
