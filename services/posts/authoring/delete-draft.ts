import type { DraftStore } from '../stores/drafts.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import type { PostStore } from '../stores/posts.ts';
import { draftSent } from './draft-conflict.ts';

interface Deps {
  readonly stores: {
    readonly drafts: DraftStore;
    readonly posts: PostStore;
    readonly mediaItems: MediaItemStore;
  };
  clock(): Date;
}

/** Deletes a draft; its files stay for a while. @throws AppError `draft_sent` when a post was made of it */
export async function deleteDraft({ stores, clock }: Deps, id: string, workspaceId: string): Promise<void> {
  const draft = await stores.drafts.remove(id, workspaceId);
  if (draft) await stores.mediaItems.touch(draft.content.media_ids, workspaceId, clock());
  else if (await stores.posts.find(id, workspaceId)) throw draftSent(id);
}
