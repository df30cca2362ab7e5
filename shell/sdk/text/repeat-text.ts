import { plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import { occurrencesOf, REPEAT_LIMITS, type Repeat } from '@carillon/contracts/domain/recurrence.ts';
import { plural, t } from '@lingui/core/macro';
import { fullDay } from '../time/day-words.ts';
import { weekdayNames } from '../time/weekday-names.ts';
import { listText } from './list-text.ts';

export interface RepeatText {
  /** "Every Monday and Thursday at 9:00 AM (Berlin), 8 times, ending on Thursday, March 26, 2026." */
  readonly text: string;
  /** Exceptions that users may not expect, one sentence each. */
  readonly notes: readonly string[];
  /** How many times it comes in all. */
  readonly times: number;
}

/**
 * Describes how a post repeats. Null if it is never published.
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
  const [times, day] = [all.length, fullDay(last.date)];
  const end = plural(times, { one: `once, on ${day}.`, other: `# times, ending on ${day}.` });
  return {
    text: `${ruleText(repeat, first, `${clock} (${city})`)}, ${end}`,
    notes: [
      ...shortMonths(repeat, first),
      ...listSkippedDates(repeat, firstLocal, zone, clock),
      ...ends(repeat, all.length),
    ],
    times,
  };
}

/** @param time the time of day and its place, such as "9:00 AM (Berlin)" */
function ruleText(
  { every, interval, weekdays }: Repeat,
  first: Temporal.PlainDateTime,
  time: string,
): string {
  if (every === 'day')
    return plural(interval, { one: `Every day at ${time}`, other: `Every # days at ${time}` });
  if (every === 'month') {
    const { day } = first;
    return plural(interval, {
      one: `Every month on day ${day} at ${time}`,
      other: `Every # months on day ${day} at ${time}`,
    });
  }
  const names = weekdayNames('long');
  const chosenDays = [...new Set([...weekdays, first.dayOfWeek])].sort((a, b) => a - b);
  if (chosenDays.length === names.length && interval === 1) return t`Every day of the week at ${time}`;
  const days = listText(chosenDays.map((day) => names[day - 1] ?? ''));
  return plural(interval, {
    one: `Every ${days} at ${time}`,
    other: `Every # weeks on ${days} at ${time}`,
  });
}

const shortMonths = ({ every }: Repeat, { day }: Temporal.PlainDateTime): string[] =>
  every === 'month' && day > 28 ? [t`In shorter months it’s published on the last day.`] : [];

/** A zone without daylight saving has no day that is left out. */
function listSkippedDates(repeat: Repeat, firstLocal: string, zone: string, clock: string): string[] {
  const dates = new Set(occurrencesOf(repeat, firstLocal, zone).map(({ date }) => date));
  const last = [...dates].at(-1);
  if (last === undefined) return [];
  return occurrencesOf({ ...repeat, count: null, until: last }, firstLocal, 'UTC')
    .filter(({ date }) => !dates.has(date))
    .map(
      ({ date }) =>
        t`${clock} doesn’t exist on ${{ day: fullDay(date) }} because the clocks go forward, so nothing is published that day.`,
    );
}

const ends = ({ count, until }: Repeat, times: number): string[] =>
  (count !== null && times < count) || (until !== null && times === REPEAT_LIMITS.occurrences)
    ? [
        t`A series has at most ${{ posts: REPEAT_LIMITS.occurrences }} posts, and ends after ${{ years: REPEAT_LIMITS.years }} years.`,
      ]
    : [];
