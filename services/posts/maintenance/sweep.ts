import type { MediaLibrary } from '../media/library.ts';
import { finishChange } from '../posts/finish-change.ts';
import type { AllWorkspacesStore } from '../stores/all-workspaces.ts';
import type { DispatchQueueStore } from '../stores/dispatch-queue.ts';
import type { MediaFolderStore } from '../stores/media-folders.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import type { PostStore } from '../stores/posts.ts';
import { expandPost } from '../transitions/expand-post.ts';
import { applyZoneData, type ZoneDataDeps } from './apply-zone-data.ts';
import { attempt } from './attempt.ts';
import { type HoldDeps, holdsChores } from './chore-lease.ts';
import { type DropDeps, dropFiles } from './drop-files.ts';
import type { Maintenance } from './maintenance.ts';
import { type PlanSeriesDeps, planSeries } from './plan-series.ts';
import { removeOrphans } from './remove-orphans.ts';
import { removeStrayFolders } from './remove-stray-folders.ts';

interface Tidied {
  tidy(now: Date): Promise<void>;
}

interface Deps extends DropDeps, PlanSeriesDeps, ZoneDataDeps, Pick<HoldDeps, 'workerId' | 'isClockRight'> {
  readonly media: MediaLibrary;
  readonly stores: DropDeps['stores'] &
    PlanSeriesDeps['stores'] &
    ZoneDataDeps['stores'] &
    HoldDeps['stores'] & {
      readonly allWorkspaces: AllWorkspacesStore;
      readonly posts: PostStore;
      readonly mediaItems: MediaItemStore;
      readonly mediaFolders: MediaFolderStore;
      readonly cooldowns: Tidied;
      readonly dispatchQueue: Pick<DispatchQueueStore, 'releaseStrayPermits' | 'unknown'>;
    };
  readonly maintenance: Maintenance;
}

const EXPAND_AFTER_MS = 30_000;
const BATCH = 100;

/**
 * Finishes what a dead process left half done, and removes unused data: the chores of all workers, done by one of
 * them.
 */
export async function sweep(deps: Deps): Promise<void> {
  if (!(await holdsChores(deps))) return;
  const { allWorkspaces, cooldowns, dispatchQueue } = deps.stores;
  const now = deps.clock();
  const chores = {
    'expand posts': async () => {
      const unexpanded = await allWorkspaces.unexpandedPosts(
        new Date(now.getTime() - EXPAND_AFTER_MS),
        BATCH,
      );
      for (const post of unexpanded)
        await attempt(deps.telemetry.log, { postId: post.id }, () =>
          post.change ? finishChange(deps, post) : expandPost(deps, post),
        );
    },
    'follow the zone data': () => applyZoneData(deps),
    'plan series': () => planSeries(deps),
    'drop files': () => dropFiles(deps),
    'tidy cooldowns': () => cooldowns.tidy(now),
    'release stray permits': () => dispatchQueue.releaseStrayPermits(now),
    'tell of unknown states': async () => deps.maintenance.tellUnreadable(await dispatchQueue.unknown(BATCH)),
    // Last: these call the media storage, which may be slow.
    'remove orphans': () => removeOrphans(deps),
    'remove stray folders': () => removeStrayFolders(deps),
  };
  for (const [chore, work] of Object.entries(chores)) await attempt(deps.telemetry.log, { chore }, work);
}
