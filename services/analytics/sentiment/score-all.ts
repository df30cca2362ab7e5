import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { NetworkComment } from '@carillon/social/capabilities/comments.ts';
import type { AnalyticsContext } from '../context.ts';
import type { ScoredComment } from '../domain/scored-comment.ts';
import { scoreComments } from '../reading/score-comments.ts';

const NOT_SCORED = sentence`The comments could not be scored. Try again in a moment.`;

/** Each with its score. @throws AppError when ai can't */
export async function scoreAll(
  deps: Pick<AnalyticsContext, 'services'>,
  comments: readonly NetworkComment[],
  signal: AbortSignal,
): Promise<ScoredComment[]> {
  const scored: ScoredComment[] = [];
  try {
    for await (const [comment, score] of scoreComments(deps, comments, signal))
      scored.push({ ...comment, ...score });
    return scored;
  } catch (cause) {
    signal.throwIfAborted();
    throw new AppError('service_unavailable', { message: NOT_SCORED, cause });
  }
}
