import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import { SCORE_LIMITS, scoreComments } from '@carillon/contracts/http/ai/score-comments.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { KeptComment } from '../domain/kept-comment.ts';
import type { CommentStore } from '../stores/comments.ts';

export interface MoodDeps {
  readonly stores: { readonly comments: Pick<CommentStore, 'setMoods'> };
  readonly services: Pick<ServiceClient, 'call'>;
  readonly log: Log;
}

/** How each of these sounds, which is kept with it. While ai can't say, a comment has none: the next look asks again. */
export async function findMoods(
  { stores, services, log }: MoodDeps,
  comments: readonly Pick<KeptComment, 'id' | 'text'>[],
): Promise<ReadonlyMap<string, Sentiment>> {
  const moods = new Map<string, Sentiment>();
  try {
    for (let start = 0; start < comments.length; start += SCORE_LIMITS.comments) {
      const batch = comments.slice(start, start + SCORE_LIMITS.comments);
      const body = { comments: batch.map(({ text }) => text.slice(0, SCORE_LIMITS.characters)) };
      const { scores } = await services.call(scoreComments, { body });
      for (const [index, { id }] of batch.entries()) {
        const score = scores[index];
        if (score) moods.set(id, score.sentiment);
      }
    }
  } catch (err) {
    log.warn({ err }, 'the moods of comments are not known yet');
  }
  await stores.comments.setMoods(moods);
  return moods;
}
