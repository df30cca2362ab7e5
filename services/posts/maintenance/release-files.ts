import type { MediaItemStore } from '../stores/media-items.ts';
import type { PostStore } from '../stores/posts.ts';
import type { PublicationStore } from '../stores/publications.ts';

export interface ReleaseDeps {
  readonly stores: {
    readonly posts: PostStore;
    readonly publications: PublicationStore;
    readonly mediaItems: MediaItemStore;
  };
}

/** Removes the files from a post if none of its publications needs them, not counting the one about to lose its own. */
export async function releaseFiles(
  { stores: { posts, publications, mediaItems } }: ReleaseDeps,
  postId: string,
  workspaceId: string,
  but?: string,
): Promise<void> {
  const others = (await publications.ofPost(postId, workspaceId)).filter(({ id }) => id !== but);
  if (others.some(({ files }) => files === 'kept')) return;
  const dropped = await posts.dropMedia(postId, workspaceId);
  if (dropped) await mediaItems.release(dropped, workspaceId);
}
