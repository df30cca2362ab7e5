import type { MediaFolderStore } from '../stores/media-folders.ts';
import type { PostStore } from '../stores/posts.ts';
import { expandPost } from '../transitions/expand-post.ts';
import { attempt } from './attempt.ts';
import { type DropDeps, dropFiles } from './drop-files.ts';
import { removeOrphans } from './remove-orphans.ts';

interface Tidied {
  tidy(now: Date): Promise<void>;
}

interface Deps extends DropDeps {
  readonly stores: DropDeps['stores'] & {
    readonly posts: PostStore;
    readonly mediaFolders: MediaFolderStore;
    readonly slots: Tidied;
    readonly holds: Tidied;
  };
  isClockRight(): boolean;
}

const EXPAND_AFTER_MS = 30_000;
const BATCH = 100;

/**
 * Finishes what a process that died left half made, and removes what nobody needs any more; not by a clock that is
 * wrong, for which everything is old.
 */
export async function sweep(deps: Deps): Promise<void> {
  if (!deps.isClockRight()) return;
  const { posts, slots, holds } = deps.stores;
  const now = deps.clock();
  const chores = {
    'expand posts': async () => {
      const unexpanded = await posts.unexpanded(new Date(now.getTime() - EXPAND_AFTER_MS), BATCH);
      for (const post of unexpanded)
        await attempt(deps.log, { postId: post.id }, () => expandPost(deps, post));
    },
    'remove orphans': () => removeOrphans(deps),
    'drop files': () => dropFiles(deps),
    'tidy withdrawn keys': () => posts.tidy(now),
    'tidy slots': () => slots.tidy(now),
    'tidy holds': () => holds.tidy(now),
  };
  for (const [chore, work] of Object.entries(chores)) await attempt(deps.log, { chore }, work);
}
