import type { Log } from '@carillon/kit/log.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { MediaFolderStore } from '../stores/media-folders.ts';
import type { PostStore } from '../stores/posts.ts';
import { attempt } from './attempt.ts';

interface Deps {
  readonly stores: { readonly posts: PostStore; readonly mediaFolders: MediaFolderStore };
  readonly media: MediaLibrary;
  readonly log: Log;
  clock(): Date;
}

/** Longer than any upload takes. */
const ORPHANED_AFTER_MS = 6 * 3_600_000;
const BATCH = 1000;

/**
 * Removes media folders that no post came of. Only those that were noted down when they were made are looked at:
 * what else lies in the place (another deployment's media, a restored copy's) is not ours to judge.
 */
export async function removeOrphans({ stores, media, log, clock }: Deps): Promise<void> {
  const made = await stores.mediaFolders.oldest(BATCH);
  if (made.length === 0) return;
  const owned = await stores.posts.existing(made.map(({ postId }) => postId));
  const settled: string[] = [...owned];
  const cutoff = new Date(clock().getTime() - ORPHANED_AFTER_MS);
  for (const { postId, at } of made.filter((one) => !owned.has(one.postId))) {
    await attempt(log, { postId }, async () => {
      const touched = (await media.touchedAt(postId)) ?? at;
      if (touched >= cutoff) return;
      await media.remove(postId);
      settled.push(postId);
    });
  }
  await stores.mediaFolders.drop(settled);
}
