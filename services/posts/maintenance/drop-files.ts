import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Publication } from '../domain/publication.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import type { PostStore } from '../stores/posts.ts';
import type { RetentionStore } from '../stores/retention.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';
import { attempt } from './attempt.ts';
import type { Maintenance } from './maintenance.ts';
import { releaseFiles } from './release-files.ts';

export interface DropDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & {
    readonly retention: RetentionStore;
    readonly posts: PostStore;
    readonly mediaItems: MediaItemStore;
  };
  readonly telemetry: Pick<Telemetry, 'log'>;
  readonly maintenance: Pick<Maintenance, 'retentionMs'>;
}

const BATCH = 100;

/**
 * Drops the files of publications that ended long ago or were deleted. The last publication of a post removes them
 * from the post, and then they can be deleted (`remove-orphans`). A publication stops using files before it loses
 * them, so a user who publishes it again meanwhile either keeps them or gets an error.
 */
export async function dropFiles(deps: DropDeps): Promise<void> {
  const before = new Date(deps.clock().getTime() - deps.maintenance.retentionMs);
  for (const one of await deps.stores.retention.withOldFiles(before, BATCH))
    await attempt(deps.telemetry.log, { publicationId: one.id }, async () => {
      const dropped = one.files === 'kept' ? await changePublication(deps, one, { type: 'drop-files' }) : one;
      if (dropped) await release(deps, dropped);
    });
}

async function release(deps: DropDeps, { id, postId, workspaceId }: Publication): Promise<void> {
  await releaseFiles(deps, postId, workspaceId, id);
  await deps.stores.retention.gone(id);
}
