import { SENTIMENTS } from '@carillon/contracts/domain/sentiment.ts';
import type { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { ScoredComment } from './scored-comment.ts';

/** The newest days that are shown. */
const MAX_DAYS = 400;

/** How many of each, with their share, and day by day. */
export const chartsOf = (comments: readonly ScoredComment[]): ReplyOf<typeof analyzeSentiment>['charts'] => {
  const counts = distributionOf(comments);
  return {
    distribution: SENTIMENTS.map((sentiment) => ({
      sentiment,
      count: counts[sentiment],
      percent: comments.length === 0 ? 0 : Math.round((counts[sentiment] / comments.length) * 1000) / 10,
    })),
    over_time: [...byDay(comments)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .slice(-MAX_DAYS)
      .map(([date, ofDay]) => ({ date, ...distributionOf(ofDay) })),
  };
};

export const distributionOf = (comments: readonly ScoredComment[]) => {
  const counts = { positive: 0, neutral: 0, negative: 0 };
  for (const { sentiment } of comments) counts[sentiment]++;
  return counts;
};

const byDay = (comments: readonly ScoredComment[]): Map<string, ScoredComment[]> =>
  Map.groupBy(
    comments.filter(({ createdAt }) => createdAt !== null),
    ({ createdAt }) => createdAt?.toISOString().slice(0, 10) ?? '',
  );
