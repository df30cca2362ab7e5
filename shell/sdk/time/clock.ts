/** A time of day as the spinners show it. */
export interface ClockTime {
  /** 1 to 12. */
  readonly hour: number;
  /** 0 to 59; the spinners go by fives. */
  readonly minute: number;
  readonly half: 'AM' | 'PM';
}

export interface LocalDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export const DEFAULT_TIME: ClockTime = { hour: 4, minute: 30, half: 'PM' };

const wrap = (value: number, low: number, count: number): number =>
  ((((value - low) % count) + count) % count) + low;

/** Hours go by one from 1 to 12 and wrap; minutes by five, from one that was typed to the next of the fives, and wrap at 60. */
export const stepHour = (time: ClockTime, by: 1 | -1): ClockTime => ({
  ...time,
  hour: wrap(time.hour + by, 1, 12),
});
export const stepMinute = (time: ClockTime, by: 1 | -1): ClockTime => ({
  ...time,
  minute: wrap((by > 0 ? Math.floor(time.minute / 5) : Math.ceil(time.minute / 5)) * 5 + 5 * by, 0, 60),
});
export const toggleHalf = (time: ClockTime): ClockTime => ({
  ...time,
  half: time.half === 'AM' ? 'PM' : 'AM',
});

/** 12 AM is hour 0, and PM adds 12 below 12. */
export const hour24 = ({ hour, half }: ClockTime): number =>
  half === 'AM' ? hour % 12 : hour === 12 ? 12 : hour + 12;

const two = (n: number): string => String(n).padStart(2, '0');

/** "4:30 PM". */
export const clockText = ({ hour, minute, half }: ClockTime): string => `${hour}:${two(minute)} ${half}`;

/** YYYY-MM-DD HH:mm:ss, as the call takes it. */
export const toLocalText = ({ year, month, day }: LocalDate, time: ClockTime): string =>
  `${year}-${two(month)}-${two(day)} ${two(hour24(time))}:${two(time.minute)}:00`;

/** A day and a time, in a zone that is known from elsewhere. */
export interface LocalTime {
  readonly date: LocalDate;
  readonly time: ClockTime;
}

export function fromLocalText(text: string): LocalTime {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return {
    date: { year, month, day },
    time: { hour: hour % 12 || 12, minute, half: hour < 12 ? 'AM' : 'PM' },
  };
}

/** What the clocks of a zone show at an instant. */
export function localTimeIn(zone: string, at: Date): LocalTime {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return fromLocalText(`${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}`);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than using it a hundred times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit';
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric' },
      ...{ month: two, day: two, hour: two, minute: two },
    });
  clocks.set(timeZone, known);
  return known;
}

/** Midnight of a day, UTC, so that days can be counted and put into words wherever the browser is. */
export const toDate = ({ year, month, day }: LocalDate): Date => new Date(Date.UTC(year, month - 1, day));

export const fromDate = (date: Date): LocalDate => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

export const addDays = (date: LocalDate, days: number): LocalDate =>
  fromDate(toDate({ ...date, day: date.day + days }));

/** The same day of another month, or its last one. */
export function addMonths({ year, month, day }: LocalDate, months: number): LocalDate {
  const last = toDate({ year, month: month + months + 1, day: 0 });
  return { ...fromDate(last), day: Math.min(day, last.getUTCDate()) };
}

export const sameDay = (a: LocalDate, b: LocalDate): boolean =>
  a.year === b.year && a.month === b.month && a.day === b.day;

export const isBefore = (a: LocalDate, b: LocalDate): boolean => toDate(a) < toDate(b);

/** The weeks of a month, Monday first; null for days of other months. */
export function weeksOf({ year, month }: LocalDate): (LocalDate | null)[][] {
  const blanks = (toDate({ year, month, day: 1 }).getUTCDay() + 6) % 7;
  const days = toDate({ year, month: month + 1, day: 0 }).getUTCDate();
  const cells: (LocalDate | null)[] = [
    ...Array.from({ length: blanks }, () => null),
    ...Array.from({ length: days }, (_, at) => ({ year, month, day: at + 1 })),
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
