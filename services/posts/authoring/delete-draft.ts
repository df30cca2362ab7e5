import { AppError } from '@carillon/kit/errors.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import { draftSent } from './draft-conflict.ts';
import { type SettleDeps, settleReturn } from './settle-return.ts';

interface Deps extends SettleDeps {
  readonly stores: SettleDeps['stores'] & { readonly mediaItems: MediaItemStore };
}

/**
 * Deletes a draft; its files stay for a while. One that was to take the place of a planned post does so first, since its
 * owner was told that the post no longer goes out.
 * @throws AppError `draft_sent` when a post was made of it
 */
export async function deleteDraft(deps: Deps, id: string, workspaceId: string): Promise<void> {
  const { stores, clock } = deps;
  const found = await stores.drafts.find(id, workspaceId);
  if (found?.takenFrom?.isDone === false) await settleReturn(deps, found).catch(unlessGone);
  const draft = await stores.drafts.remove(id, workspaceId);
  if (draft) await stores.mediaItems.touch(draft.content.media_ids, workspaceId, clock());
  else if (await stores.posts.find(id, workspaceId)) throw draftSent(id);
}

/** A post that is gone needs no more to be stopped. */
function unlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error;
}
