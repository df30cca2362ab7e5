import {
  type CommentScore,
  scoreComments as operation,
  SCORE_LIMITS,
} from '@carillon/contracts/http/ai/score-comments.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';

/** Each comment with its score, as far as ai has one, batch by batch. @throws AppError when ai can't */
export async function* scoreComments<C extends { readonly text: string }>(
  { services }: { readonly services: Pick<ServiceClient, 'call'> },
  comments: readonly C[],
  signal?: AbortSignal,
): AsyncGenerator<readonly [C, CommentScore]> {
  for (let start = 0; start < comments.length; start += SCORE_LIMITS.comments) {
    const batch = comments.slice(start, start + SCORE_LIMITS.comments);
    const body = { comments: batch.map(({ text }) => text.slice(0, SCORE_LIMITS.characters)) };
    const { scores } = await services.call(operation, { body, ...(signal && { signal }) });
    for (const [index, comment] of batch.entries()) {
      const score = scores[index];
      if (score) yield [comment, score];
    }
  }
}
