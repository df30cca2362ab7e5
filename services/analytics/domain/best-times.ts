import { ENOUGH_POSTS } from '@carillon/contracts/domain/enough-posts.ts';
import { localTimeAt } from '@carillon/contracts/domain/local-time.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { peakAt } from '@carillon/contracts/domain/posting-peaks.ts';

/** The results of a post. */
export interface PostOutcome {
  readonly platform: PlatformName;
  readonly targetId: string;
  readonly publishedAt: Date;
  readonly engagement: number | null;
  readonly reach: number | null;
}

export interface HourScore {
  /** Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
  /** Against the average of all hours, which is 1. */
  readonly score: number;
  /** How many of the workspace's own posts were published then. */
  readonly posts: number;
}

export interface BestTimes {
  /** Every hour of the week, from Monday on. */
  readonly slots: readonly HourScore[];
  /** Whether own posts decide. */
  readonly basis: 'own_posts' | 'general';
  readonly posts: number;
}

/** People's general habits count as much as so many own posts in an hour. */
const PRIOR_POSTS = 5;
/** A post of the hour before or after says half as much. */
const NEIGHBOR = 0.5;
/** One post that went round the world makes no good hour. */
const MAX_TIMES_AVERAGE = 3;
const HOURS = 24;
const SLOTS = 7 * HOURS;

/**
 * Rates the hours of the week by how well posts published in them do, in a zone:
 * score(hour) = (5 · prior(hour) + Σ weight · outcome) / (5 + Σ weight)
 * `outcome` is a post's engagement per person reached, or its engagement if a network reports no reach, divided by
 * its account's average and capped at 3. `weight` is 1 for posts of that hour and ½ for those of the hours before and
 * after. `prior` is the general pattern. So an hour without own posts gets the general value, and one with many gets
 * theirs.
 */
export function bestTimes(
  outcomes: readonly PostOutcome[],
  platforms: readonly PlatformName[],
  zone: string,
): BestTimes {
  const sums = Array.from({ length: SLOTS }, () => ({ weight: 0, outcome: 0, posts: 0 }));
  const judged = againstAverage(outcomes.filter(({ platform }) => platforms.includes(platform)));
  for (const { publishedAt, outcome } of judged) {
    const at = slotOf(publishedAt, zone);
    for (const [step, weight] of [
      [-1, NEIGHBOR],
      [0, 1],
      [1, NEIGHBOR],
    ] as const) {
      const sum = sums[(at + step + SLOTS) % SLOTS];
      if (!sum) continue;
      sum.weight += weight;
      sum.outcome += weight * outcome;
      if (step === 0) sum.posts++;
    }
  }
  const priors = priorsOf(platforms);
  const scores = sums.map(
    ({ weight, outcome }, at) => (PRIOR_POSTS * (priors[at] ?? 1) + outcome) / (PRIOR_POSTS + weight),
  );
  const slots = evenedOut(scores).map((score, at) => ({
    weekday: Math.floor(at / HOURS) + 1,
    hour: at % HOURS,
    score,
    posts: sums[at]?.posts ?? 0,
  }));
  return { slots, basis: judged.length >= ENOUGH_POSTS ? 'own_posts' : 'general', posts: judged.length };
}

/** The best hours, the best first, on different days. */
export function bestOf(slots: readonly HourScore[], limit: number): HourScore[] {
  const days = new Set<number>();
  const best = slots.toSorted((a, b) => b.score - a.score);
  return best.filter(({ weekday }) => !days.has(weekday) && days.add(weekday)).slice(0, limit);
}

function againstAverage(outcomes: readonly PostOutcome[]): { publishedAt: Date; outcome: number }[] {
  const knownOutcomes = outcomes.filter(({ engagement }) => engagement !== null);
  return [
    ...Map.groupBy(knownOutcomes, ({ platform, targetId }) => `${platform} ${targetId}`).values(),
  ].flatMap((outcomesOfHour) => {
    const isReached = outcomesOfHour.every(({ reach }) => reach !== null && reach > 0);
    const rates = outcomesOfHour.map(
      ({ engagement, reach }) => (engagement ?? 0) / (isReached ? (reach ?? 1) : 1),
    );
    const average = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    if (average <= 0) return [];
    return outcomesOfHour.map(({ publishedAt }, at) => ({
      publishedAt,
      outcome: Math.min(MAX_TIMES_AVERAGE, (rates[at] ?? 0) / average),
    }));
  });
}

function slotOf(at: Date, zone: string): number {
  const local = localTimeAt(at, zone);
  return (local.dayOfWeek - 1) * HOURS + local.hour;
}

/** A fifth more at a peak, a fifth less at night: an assumption, as the peaks are, and so small that some posts outweigh it. */
const prior = (platform: PlatformName, weekday: number, hour: number): number => {
  if (peakAt(platform, weekday, hour)) return 1.2;
  return hour >= 7 && hour < 22 ? 1 : 0.8;
};

const priorsOf = (platforms: readonly PlatformName[]): number[] =>
  evenedOut(
    Array.from({ length: SLOTS }, (_, at) =>
      platforms.reduce((sum, one) => sum + prior(one, Math.floor(at / HOURS) + 1, at % HOURS), 0),
    ),
  );

/** Scales scores so that their average is 1. */
function evenedOut(scores: readonly number[]): number[] {
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return scores.map((score) => Math.round((score / average) * 1e6) / 1e6);
}
