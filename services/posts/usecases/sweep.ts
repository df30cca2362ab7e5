import type { MediaLibrary } from '../media/library.ts';
import type { PostStore } from '../stores/posts.ts';
import type { ChangeDeps } from './change-publication.ts';
import { expandPost } from './expand-post.ts';

interface Deps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly posts: PostStore };
  readonly media: MediaLibrary;
}

const EXPAND_AFTER_MS = 30_000;
/** Longer than any upload takes. */
const ORPHANED_AFTER_MS = 6 * 3_600_000;
const BATCH = 100;

/** Finishes what a process that died left half made: posts without their publications, media without its post. */
export async function sweep(deps: Deps): Promise<void> {
  const { stores, media } = deps;
  const now = deps.clock().getTime();
  const posts = await stores.posts.unexpanded(new Date(now - EXPAND_AFTER_MS), BATCH);
  for (const post of posts) await expandPost(deps, post);

  const old = await media.untouchedSince(new Date(now - ORPHANED_AFTER_MS));
  for (let from = 0; from < old.length; from += BATCH) {
    const ids = old.slice(from, from + BATCH);
    const kept = await stores.posts.existing(ids);
    for (const id of ids) if (!kept.has(id)) await media.remove(id);
  }
}
