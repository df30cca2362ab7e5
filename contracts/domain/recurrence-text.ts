import { listText } from './list-text.ts';
import { plainDateTime } from './local-time.ts';
import { occurrencesOf, REPEAT_LIMITS, type Repeat } from './recurrence.ts';

/** Monday first. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export interface RepeatText {
  /** "Every Monday and Thursday at 9:00 AM (Berlin), 8 times, last on Thursday 26 March 2026." */
  readonly text: string;
  /** What is not as one might think, a sentence each. */
  readonly notes: readonly string[];
  /** How many times it comes in all. */
  readonly times: number;
}

/**
 * How a post comes again, in words; null where the first time is none.
 * @param clock the time of day as the reader writes it
 */
export function repeatText(
  repeat: Repeat,
  firstLocal: string,
  zone: string,
  clock: string,
): RepeatText | null {
  const first = plainDateTime(firstLocal);
  const all = occurrencesOf(repeat, firstLocal, zone);
  const last = all.at(-1);
  if (!first || !last) return null;
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const times = all.length === 1 ? 'once' : `${all.length} times`;
  return {
    text: `${ruleText(repeat, first)} at ${clock} (${city}), ${times}, last on ${dayText(last.date)}.`,
    notes: [
      ...shortMonths(repeat, first),
      ...leftOut(repeat, firstLocal, zone, clock),
      ...ends(repeat, all.length),
    ],
    times: all.length,
  };
}

function ruleText({ every, interval, weekdays }: Repeat, first: Temporal.PlainDateTime): string {
  const often = interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`;
  if (every === 'day') return often;
  if (every === 'month') return `${often} on day ${first.day}`;
  const days = [...new Set([...weekdays, first.dayOfWeek])].sort((a, b) => a - b);
  if (days.length === WEEKDAYS.length && interval === 1) return 'Every day of the week';
  const names = listText(days.map((day) => WEEKDAYS[day - 1] ?? ''));
  return interval === 1 ? `Every ${names}` : `${often} on ${names}`;
}

const shortMonths = ({ every }: Repeat, { day }: Temporal.PlainDateTime): string[] =>
  every === 'month' && day > 28 ? ['In shorter months it’s published on the last day.'] : [];

/** A zone without daylight saving has no day that is left out. */
function leftOut(repeat: Repeat, firstLocal: string, zone: string, clock: string): string[] {
  const found = new Set(occurrencesOf(repeat, firstLocal, zone).map(({ date }) => date));
  const last = [...found].at(-1);
  if (last === undefined) return [];
  return occurrencesOf({ ...repeat, count: null, until: last }, firstLocal, 'UTC')
    .filter(({ date }) => !found.has(date))
    .map(({ date }) => `The clocks skip ${clock} on ${dayText(date)}: nothing is published that day.`);
}

const ends = ({ count, until }: Repeat, times: number): string[] =>
  (count !== null && times < count) || (until !== null && times === REPEAT_LIMITS.occurrences) ? [MOST] : [];

const MOST = `A series has at most ${REPEAT_LIMITS.occurrences} posts, and ends after ${REPEAT_LIMITS.years} years.`;

const dayText = (date: string): string =>
  Temporal.PlainDate.from(date)
    .toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .replace(',', '');
