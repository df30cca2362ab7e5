import { ENOUGH_POSTS } from '@carillon/contracts/domain/enough-posts.ts';
import { localTextAt, localTimeAt, nearestInstant } from '@carillon/contracts/domain/local-time.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { peakAt } from '@carillon/contracts/domain/posting-peaks.ts';
import type { PeakTime } from '@carillon/contracts/networks/network.ts';
import { select, sentence, type Text, text } from '@carillon/contracts/text.ts';
import { joinTexts } from '@carillon/contracts/words/join-texts.ts';
import { timeValue } from '@carillon/contracts/words/time-value.ts';
import type { BestTimes } from './best-times.ts';

const HOUR_MS = 3_600_000;
const STEP_MINUTES = 30;
const APART_MS = 30 * 60_000;
const DAYS_AHEAD = 8;

export interface Suggestion {
  readonly at: Date;
  /** YYYY-MM-DD HH:mm:ss in its zone. */
  readonly localTime: string;
  /** The reason for it. */
  readonly reason: string | Text;
}

/** How far ahead `suggestTime` looks, so callers know which other posts matter. */
export const horizon = (now: Date): Date => new Date(now.getTime() + (DAYS_AHEAD + 1) * 24 * HOUR_MS);

interface TimeRequest {
  readonly platforms: readonly PlatformName[];
  readonly zone: string;
  /** When other posts are published. */
  readonly taken: readonly Date[];
  readonly now: Date;
}

/**
 * Suggests the first of the best hours within a week: at least an hour ahead, and half an hour away from `taken`. If
 * everything is taken, the best hour all the same.
 */
export function suggestTime(times: BestTimes, { platforms, zone, taken, now }: TimeRequest): Suggestion {
  const ahead = halfHours(times, zone, now);
  const free = ahead.filter(({ at }) => taken.every((other) => Math.abs(other.getTime() - at) >= APART_MS));
  const best = bestOf(free.length > 0 ? free : ahead);
  if (!best) throw new Error('a week has no half hours');
  const basis: [Text, ...Text[]] =
    times.basis === 'own_posts' ? [explainOwnBest(best, times)] : fromPeaks(best, times, platforms);
  return {
    at: new Date(best.at),
    localTime: best.localTime,
    reason: joinTexts([
      ...basis,
      ...(free.length > 0 ? [sentence`You have no other posts within half an hour.`] : []),
    ]),
  };
}

/** A half hour in which something could be published, and its local time. */
interface HalfHour {
  readonly at: number;
  readonly localTime: string;
  readonly weekday: number;
  readonly hour: number;
  readonly score: number;
}

function halfHours({ slots }: BestTimes, zone: string, now: Date): HalfHour[] {
  const earliest = now.getTime() + HOUR_MS;
  const today = localTimeAt(now, zone).toPlainDate();
  const perDay = (24 * 60) / STEP_MINUTES;
  return Array.from({ length: DAYS_AHEAD * perDay }, (_, n) => {
    const time = Temporal.PlainTime.from('00:00').add({ minutes: (n % perDay) * STEP_MINUTES });
    const at = nearestInstant(today.add({ days: Math.floor(n / perDay) }).toPlainDateTime(time), zone);
    // Later than that time of day where the clocks skip it.
    const { dayOfWeek: weekday, hour } = localTimeAt(at, zone);
    return {
      at: at.getTime(),
      weekday,
      hour,
      localTime: localTextAt(at, zone),
      score: slots[(weekday - 1) * 24 + hour]?.score ?? 0,
    };
  }).filter(({ at }) => at >= earliest);
}

function bestOf(some: readonly HalfHour[]): HalfHour | undefined {
  const maxScore = Math.max(...some.map(({ score }) => score));
  return some.find(({ score }) => score === maxScore);
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function explainOwnBest({ weekday, hour, localTime, score }: HalfHour, { posts }: BestTimes): Text {
  const english = `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`;
  const clock = timeValue(`${localTime.slice(0, 13)}:00:00`, 'clock', english);
  const times = Math.round(score * 10) / 10;
  const day = DAYS[weekday - 1] ?? '';
  return text`Based on ${{ posts }} of your posts: on ${select({ day }, { monday: 'Mondays', tuesday: 'Tuesdays', wednesday: 'Wednesdays', thursday: 'Thursdays', friday: 'Fridays', saturday: 'Saturdays', other: 'Sundays' })} around ${{ clock }}, posts do about ${{ times }} times as well as average.`;
}

function fromPeaks(
  { weekday, hour }: HalfHour,
  { posts }: BestTimes,
  platforms: readonly PlatformName[],
): [Text, ...Text[]] {
  const peaks = platforms.flatMap((platform) => {
    const peak = peakAt(platform, weekday, hour);
    return peak ? [peakText(platform, peak.at)] : [];
  });
  return [
    text`Based on general best practices (you need ${{ needed: ENOUGH_POSTS }} posts for personal suggestions; you have ${{ posts }} so far).`,
    ...peaks,
  ];
}

const peakText = (platform: PlatformName, at: PeakTime): Text =>
  text`${{ network: labelOf(platform) }} users are most active ${select({ at }, { weekday_mornings: 'on weekday mornings', weekday_noons: 'around noon on weekdays', weekday_afternoons: 'in the late afternoon on weekdays', midweek_mornings: 'before noon from Tuesday to Thursday', other: 'in the evening' })}.`;
