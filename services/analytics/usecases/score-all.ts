import { SCORE_LIMITS, scoreComments } from '@carillon/contracts/http/ai/score-comments.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { NetworkComment } from '@carillon/social/capabilities/comments.ts';
import type { AnalyticsContext } from '../context.ts';
import type { ScoredComment } from '../domain/scored-comment.ts';

const NOT_SCORED = 'The comments could not be scored. Try again in a moment.';

/** Each with its score, batch by batch. @throws AppError when ai can't */
export async function scoreAll(
  { services }: Pick<AnalyticsContext, 'services'>,
  comments: readonly NetworkComment[],
  signal: AbortSignal,
): Promise<ScoredComment[]> {
  const scored: ScoredComment[] = [];
  for (let start = 0; start < comments.length; start += SCORE_LIMITS.comments) {
    const batch = comments.slice(start, start + SCORE_LIMITS.comments);
    const body = { comments: batch.map(({ text }) => text.slice(0, SCORE_LIMITS.characters)) };
    const { scores } = await services.call(scoreComments, { body, signal }).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new AppError('service_unavailable', { message: NOT_SCORED, cause });
    });
    for (const [index, comment] of batch.entries()) {
      const score = scores[index];
      if (score) scored.push({ ...comment, ...score });
    }
  }
  return scored;
}
