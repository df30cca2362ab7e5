import type { Sentiment } from '@carillon/contracts/domain/sentiment.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { KeptComment } from '../domain/kept-comment.ts';
import { scoreComments } from '../reading/score-comments.ts';
import type { CommentStore } from '../stores/comments.ts';

export interface MoodDeps {
  readonly stores: { readonly comments: Pick<CommentStore, 'setMoods'> };
  readonly services: Pick<ServiceClient, 'call'>;
  readonly telemetry: Pick<Telemetry, 'log'>;
}

/**
 * Scores the sentiment of comments, which is stored with them. While the AI service is unavailable, a comment has
 * none, and the next read asks again.
 */
export async function findMoods(
  deps: MoodDeps,
  comments: readonly Pick<KeptComment, 'id' | 'text'>[],
): Promise<ReadonlyMap<string, Sentiment>> {
  const moods = new Map<string, Sentiment>();
  try {
    for await (const [{ id }, { sentiment }] of scoreComments(deps, comments)) moods.set(id, sentiment);
  } catch (err) {
    deps.telemetry.log.warn({ err }, 'the moods of comments are not known yet');
  }
  await deps.stores.comments.setMoods(moods);
  return moods;
}
