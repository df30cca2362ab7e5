import { z } from 'zod';
import { SENTIMENTS } from '../../domain/sentiment.ts';
import { defineOperation } from '../../operation.ts';

/** Most comments of one call, and most characters of one that count. */
export const SCORE_LIMITS = { comments: 250, characters: 2000 } as const;

const words = z.array(z.string().max(100)).max(100);

const commentScore = z.object({
  sentiment: z.enum(SENTIMENTS),
  /** From -1, very negative, to 1, very positive. */
  score: z.number().min(-1).max(1),
  /** Words that count as positive or negative, in lower case, each once. */
  positive_words: words,
  negative_words: words,
});
export type CommentScore = z.infer<typeof commentScore>;

/** For the analytics service: how each of some comments sounds. Costs no words. */
export const scoreComments = defineOperation({
  id: 'ai.scoreComments',
  method: 'POST',
  path: '/internal/comments/score',
  access: ['analytics', 'collector'],
  summary: 'The sentiment of comments',
  body: z.object({
    comments: z
      .array(z.string().max(SCORE_LIMITS.characters))
      .max(SCORE_LIMITS.comments, `Score at most ${SCORE_LIMITS.comments} comments at once.`),
  }),
  /** One score per comment, in the same order. */
  response: z.object({ scores: z.array(commentScore) }),
  errors: ['validation_failed', 'generation_failed', 'service_unavailable'],
});
