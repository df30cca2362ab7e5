import { AppError } from '@carillon/kit/errors.ts';
import type { Draft } from '../domain/draft.ts';
import type { Sender } from '../domain/review.ts';
import { reviewEvent } from '../review/review-event.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import type { Messaging } from '../transitions/messaging.ts';
import { createDraftSentError } from './draft-conflict.ts';
import { type SettleDeps, settleReturn } from './settle-return.ts';

interface Deps extends SettleDeps {
  readonly stores: SettleDeps['stores'] & { readonly mediaItems: MediaItemStore };
  readonly messaging: Pick<Messaging, 'relay' | 'bus' | 'signalWorkers'>;
}

interface Step {
  readonly id: string;
  readonly workspaceId: string;
  readonly sender: Sender;
}

/**
 * Deletes a draft; its files stay for a while. A draft that was to replace a scheduled post does so first, because
 * its owner was told that the post is unscheduled.
 * @throws AppError `draft_sent` if a post was made from it
 */
export async function deleteDraft(deps: Deps, step: Step): Promise<void> {
  const { id, workspaceId } = step;
  const { stores, clock } = deps;
  const existing = await stores.drafts.find(id, workspaceId);
  if (existing?.takenFrom?.isDone === false) await settleReturn(deps, existing).catch(ignoreGone);
  // Before, since nothing is left then that could tell it: a caller who gets no answer deletes it again.
  if (existing) await tellWithdrawn(deps, step, existing);
  const draft = await stores.drafts.remove(id, workspaceId);
  if (draft && draft.version !== existing?.version) await tellWithdrawn(deps, step, draft);
  if (draft) await stores.mediaItems.touch(draft.content.media_ids, workspaceId, clock());
  else if (await stores.posts.find(id, workspaceId)) throw createDraftSentError(id);
}

/** Nobody has to look at it any more. */
async function tellWithdrawn(
  { messaging: { bus }, clock }: Deps,
  { sender }: Step,
  draft: Draft,
): Promise<void> {
  const { review } = draft;
  if (!review || review.status === 'changes_requested') return;
  await bus.publish(reviewEvent({ draft, review, actor: sender, change: 'withdrawn' }, clock()));
}

/** A post that is gone needs no more to be stopped. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
}
