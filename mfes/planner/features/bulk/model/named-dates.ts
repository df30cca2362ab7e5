export interface ReadDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The time that stands beside it, if any. */
  readonly rest: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FULL = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
];

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? /i;
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? (.+))?$/i;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\.?[ -]([a-z]{3,9})\.?,?[ -](\d{4})(?:,? (.+))?$/i;

/** A date with the English name of its month, as "Dec 15, 2026" and "Tuesday, 15 December 2026 at 9:30". */
export function readNamedDay(text: string): ReadDay | null {
  const plain = text.replace(/\s{1,9}/g, ' ').replace(WEEKDAY, '');
  const first = MONTH_FIRST.exec(plain);
  if (first) return dayIn(first[3], monthOf(first[1]), first[2], withoutAt(first[4]));
  const second = DAY_FIRST.exec(plain);
  return second && dayIn(second[3], monthOf(second[2]), second[1], withoutAt(second[4]));
}

function monthOf(name = ''): string {
  const plain = name.toLowerCase();
  const full = FULL.indexOf(plain);
  return String((full < 0 ? MONTHS.indexOf(plain === 'sept' ? 'sep' : plain) : full) + 1);
}

const withoutAt = (rest = ''): string => rest.replace(/^at /i, '');

/** Null where the calendar has no such day. */
export function dayIn(year = '', month = '', day = '', rest = ''): ReadDay | null {
  try {
    const fields = { year: Number(year), month: Number(month), day: Number(day) };
    return { day: Temporal.PlainDate.from(fields, { overflow: 'reject' }).toString(), rest: rest.trim() };
  } catch {
    return null;
  }
}
