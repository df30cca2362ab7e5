import { plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import { REPEAT_LIMITS, type Repeat } from '@carillon/contracts/domain/recurrence.ts';
import { clockText, fromLocalText } from '@carillon/sdk/index.ts';
import { type RepeatText, repeatText } from '@carillon/sdk/text/repeat-text.ts';
import { t } from '@lingui/core/macro';

export interface ReadRepeat {
  /** The rule, with the weekday of the first date added if it is weekly. */
  readonly repeat: Repeat;
  readonly words: RepeatText | null;
  /** Why it can't be sent. Null if it can. */
  readonly obstacle: string | null;
}

export const firstRepeat = (every: Repeat['every']): Repeat => ({
  every,
  interval: 1,
  weekdays: [],
  count: 10,
  until: null,
});

/** Interprets a rule from a first time on. */
export function readRepeat(input: Repeat, firstLocal: string, zone: string): ReadRepeat {
  const weekday = plainDateTime(firstLocal)?.dayOfWeek;
  const weekdays = input.every === 'week' && weekday ? [...new Set([...input.weekdays, weekday])].sort() : [];
  const repeat = { ...input, weekdays };
  const fault = faultOf(repeat);
  const clock = clockText(fromLocalText(firstLocal).time);
  const words = fault === null ? repeatText(repeat, firstLocal, zone, clock) : null;
  return { repeat, words, obstacle: fault ?? (!words || words.times < 2 ? ONCE : null) };
}

function faultOf({ interval, count, until }: Repeat): string | null {
  if (!isWhole(interval, 1, REPEAT_LIMITS.interval))
    return t`Enter a number from 1 to ${{ most: REPEAT_LIMITS.interval }}.`;
  if (until === null && !isWhole(count, 2, REPEAT_LIMITS.occurrences))
    return t`Enter a number of times from 2 to ${{ most: REPEAT_LIMITS.occurrences }}.`;
  if (until !== null && plainDateTime(`${until} 00:00:00`) === null) return t`Choose the last day.`;
  return null;
}

const isWhole = (value: number | null, least: number, max: number): boolean =>
  Number.isInteger(value) && (value ?? 0) >= least && (value ?? 0) <= max;

const ONCE = t`With this end date, the post is published only once. Choose a later date, or turn off repeat.`;
