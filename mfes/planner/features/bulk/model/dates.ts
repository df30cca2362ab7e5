/** Which number of 03/04/2027 is the day. */
export type DayOrder = 'day first' | 'month first';

export type When =
  | { readonly local: string }
  | { readonly problem: string; readonly field: 'date' | 'time' }
  /** Nothing is said: the queue decides. */
  | { readonly local: null };

interface Reading {
  readonly order: DayOrder;
  readonly zone: string;
}

const SLASHED = /^(\d{1,2})([/.-])(\d{1,2})[/.-](\d{4}|\d{2})(?:,?[ T](.+))?$/;
const ORDERED = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:,?[ T](.+))?$/;
const WITH_OFFSET = /[T ]\d{2}:?\d{2}(?::?\d{2}(?:\.\d{1,9})?)? ?(?:Z|[+-]\d{2}:?\d{2})$/;
const SERIAL = /^\d{5}(?:[.,]\d{1,15})?$/;
const FRACTION = /^0?[.,]\d{1,15}$/;
const CLOCK = /^(\d{1,2})(?:[:.h-](\d{2}))?(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?$/i;

/** Whether the dates of a column tell by themselves which number is the day; null where both can be, or they disagree. */
export function dayOrderOf(dates: readonly string[]): {
  readonly told: DayOrder | null;
  readonly matters: boolean;
} {
  const read = dates.flatMap((date) => {
    const found = SLASHED.exec(date.trim());
    // With dots the day comes first, wherever dots are written.
    return found && found[2] !== '.' ? [[Number(found[1]), Number(found[3])] as const] : [];
  });
  const dayFirst = read.some(([first]) => first > 12);
  const monthFirst = read.some(([, second]) => second > 12);
  if (dayFirst !== monthFirst) return { told: dayFirst ? 'day first' : 'month first', matters: false };
  return { told: null, matters: read.some(([first, second]) => first !== second) };
}

/** What a date and a time of day say, as a local time of the zone: YYYY-MM-DD HH:mm:ss. */
export function readWhen(dateCell: string, timeCell: string, { order, zone }: Reading): When {
  const [date, time] = [dateCell.trim(), timeCell.trim()];
  if (date === '')
    return time === ''
      ? { local: null }
      : { problem: 'Give a date for this time, or clear the time.', field: 'date' };
  if (WITH_OFFSET.test(date)) return ofInstant(date, zone);
  const day = readDay(date, order);
  if (!day) return { problem: `“${clip(date)}” is no date. Write it as 2027-03-31 09:30.`, field: 'date' };
  const clock = readClock(time || day.rest);
  if (!clock && (time || day.rest))
    return {
      problem: `“${clip(time || day.rest)}” is no time of day. Write it as 09:30.`,
      field: time ? 'time' : 'date',
    };
  if (!clock) return { problem: 'Give a time of day too, such as 09:30.', field: 'date' };
  return { local: `${day.day} ${clock}:00` };
}

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

interface ReadDay {
  readonly day: string;
  /** The time that stands beside it, if any. */
  readonly rest: string;
}

function readDay(text: string, order: DayOrder): ReadDay | null {
  if (SERIAL.test(text)) return ofSerial(text);
  const ordered = ORDERED.exec(text);
  if (ordered) return dayOf(ordered[1], ordered[2], ordered[3], ordered[4]);
  const slashed = SLASHED.exec(text);
  if (!slashed) return null;
  const [, a = '', mark, b = '', year = '', rest] = slashed;
  const first = mark === '.' || Number(a) > 12 || (order === 'day first' && Number(b) <= 12);
  return dayOf(year.length === 2 ? `20${year}` : year, first ? b : a, first ? a : b, rest);
}

function dayOf(year = '', month = '', day = '', rest = ''): ReadDay | null {
  try {
    const fields = { year: Number(year), month: Number(month), day: Number(day) };
    return { day: Temporal.PlainDate.from(fields, { overflow: 'reject' }).toString(), rest: rest.trim() };
  } catch {
    return null;
  }
}

const MINUTES_A_DAY = 1440;

/** Excel counts days from the last but one of 1899, and a time of day is a part of one. */
function ofSerial(text: string): ReadDay | null {
  const minutes = Math.round(Number(text.replace(',', '.')) * MINUTES_A_DAY);
  const days = Math.floor(minutes / MINUTES_A_DAY);
  const day = Temporal.PlainDate.from('1899-12-30').add({ days }).toString();
  const isWhole = !/[.,]/.test(text);
  return { day, rest: isWhole ? '' : clockOf(minutes % MINUTES_A_DAY) };
}

const two = (n: number): string => String(n).padStart(2, '0');
const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** HH:mm; null where it is none. */
function readClock(text: string): string | null {
  if (FRACTION.test(text)) return clockOf(Math.round(Number(text.replace(',', '.')) * MINUTES_A_DAY));
  const found = CLOCK.exec(text);
  if (!found || (found[2] === undefined && found[4] === undefined)) return null;
  const [, h = '', m = '0', , half] = found;
  const hour = Number(h);
  if (Number(m) > 59) return null;
  if (half === undefined) return hour > 23 ? null : clockOf(hour * 60 + Number(m));
  if (hour < 1 || hour > 12) return null;
  return clockOf(((hour % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + Number(m));
}

/** A time with its own offset means an instant, whatever the zone. */
function ofInstant(text: string, zone: string): When {
  try {
    const local = Temporal.Instant.from(text.replace(' ', 'T').replace(/ /g, '')).toZonedDateTimeISO(zone);
    return { local: local.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ') };
  } catch {
    return { problem: `“${clip(text)}” is no date. Write it as 2027-03-31 09:30.`, field: 'date' };
  }
}
