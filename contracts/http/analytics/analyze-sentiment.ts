import { z } from 'zod';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { SENTIMENTS, type Sentiment } from '../../domain/sentiment.ts';
import { defineOperation } from '../../operation.ts';

const sentiment = z.enum(SENTIMENTS);
const count = z.number().int().nonnegative();
/** From -1, very negative, to 1, very positive. */
const score = z.number().min(-1).max(1);
const perSentiment = z.object({
  positive: count,
  neutral: count,
  negative: count,
} satisfies Record<Sentiment, typeof count>);
const commonWord = z.object({ word: z.string().max(100), count });

const commentSentiment = z.object({
  id: z.string().max(200),
  text: z.string().max(20_000),
  sentiment,
  score,
  created_at: z.iso.datetime().nullable(),
  /** The comment's address, if the network reports it. */
  url: z.string().max(2_000).nullable(),
});
export type CommentSentiment = z.infer<typeof commentSentiment>;

const analysis = z.object({
  /** Null if there is no comment. */
  overall_sentiment: sentiment.nullable(),
  /** How many comments of each. */
  sentiment_distribution: perSentiment,
  /** Over all comments. Null if there are none. */
  average_score: score.nullable(),
  /** Examples: the clearest of each kind first, then the newest. */
  comment_sentiments: z.array(commentSentiment).max(200),
  common_positive_words: z.array(commonWord).max(30),
  common_negative_words: z.array(commonWord).max(30),
});
export type SentimentAnalysis = z.infer<typeof analysis>;

/** The comments under a post on its networks, each scored. Replies count too, but not the target's own comments. */
export const analyzeSentiment = defineOperation({
  id: 'analytics.analyzeSentiment',
  method: 'POST',
  path: '/post/sentiment-analysis',
  access: 'viewer',
  scope: 'comments:read',
  rate: 'costly',
  summary: "Analyze the sentiment of a post's comments",
  example: { body: { post_id: '100000000000001_200000000000002', platform: 'facebook' } },
  body: z.object({
    /** `response_post_id` of a user post: the id that the network gave it. */
    post_id: z
      .string('Post ID is required for sentiment analysis')
      .trim()
      .min(1, 'Post ID is required for sentiment analysis')
      .max(200),
    platform: z.enum(PLATFORM_NAMES, 'Platform is required for sentiment analysis'),
  }),
  response: z.object({
    success: z.literal(true),
    analysis,
    comment_count: count,
    charts: z.object({
      distribution: z.array(z.object({ sentiment, count, percent: z.number().min(0).max(100) })),
      /** By the comments' day, UTC; only days with comments, the oldest first. */
      over_time: z.array(z.object({ date: z.iso.date() }).extend(perSentiment.shape)).max(400),
    }),
    /** More were there than were read: how many were left out is not known. */
    truncated: z.boolean(),
    analyzed_at: z.iso.datetime(),
    message: z.string().max(1_000),
  }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'not_found',
    'not_connected',
    'network_not_set_up',
    'comments_unavailable',
    'plan_limit',
    'network_unavailable',
    'too_many_requests',
    'service_unavailable',
  ],
});
