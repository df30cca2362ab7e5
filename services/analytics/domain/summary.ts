import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import { SENTIMENTS } from '@carillon/contracts/domain/sentiment.ts';
import type {
  CommentSentiment,
  SentimentAnalysis,
} from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import { distributionOf } from './charts.ts';
import type { ScoredComment } from './scored-comment.ts';

/** Closer to zero than this, the comments as a whole lean to neither side. */
const NEUTRAL_BAND = 0.1;
const MAX_EXAMPLES = 200;
const CLEAREST_OF_EACH = 5;
const MAX_WORDS = 30;
const LONGEST_TEXT = 20_000;

export const summaryOf = (comments: readonly ScoredComment[]): SentimentAnalysis => {
  const average =
    comments.length === 0 ? null : comments.reduce((sum, { score }) => sum + score, 0) / comments.length;
  return {
    overall_sentiment: average === null ? null : leaning(average),
    sentiment_distribution: distributionOf(comments),
    average_score: average,
    comment_sentiments: examplesOf(comments).map(viewOf),
    common_positive_words: commonWords(comments.map((comment) => comment.positive_words)),
    common_negative_words: commonWords(comments.map((comment) => comment.negative_words)),
  };
};

const leaning = (average: number): Sentiment => {
  if (Math.abs(average) < NEUTRAL_BAND) return 'neutral';
  return average > 0 ? 'positive' : 'negative';
};

/** The clearest of each kind first, then the newest. */
const examplesOf = (comments: readonly ScoredComment[]): ScoredComment[] => {
  const clearest = SENTIMENTS.flatMap((kind) =>
    comments
      .filter(({ sentiment }) => sentiment === kind)
      .toSorted((one, other) => clearness(other) - clearness(one))
      .slice(0, CLEAREST_OF_EACH),
  );
  const first = new Set(clearest);
  const newest = comments
    .filter((comment) => !first.has(comment))
    .toSorted((one, other) => (other.createdAt?.getTime() ?? 0) - (one.createdAt?.getTime() ?? 0));
  return [...clearest, ...newest].slice(0, MAX_EXAMPLES);
};

const clearness = ({ sentiment, score }: ScoredComment): number =>
  sentiment === 'neutral' ? -Math.abs(score) : Math.abs(score);

const viewOf = ({ id, text, sentiment, score, createdAt, url }: ScoredComment): CommentSentiment => ({
  id,
  text: text.slice(0, LONGEST_TEXT),
  sentiment,
  score,
  url,
  created_at: createdAt?.toISOString() ?? null,
});

/** In how many comments each word is, the most common first. */
const commonWords = (lists: readonly (readonly string[])[]) => {
  const counts = new Map<string, number>();
  for (const words of lists) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .toSorted((one, other) => other.count - one.count || one.word.localeCompare(other.word))
    .slice(0, MAX_WORDS);
};
