import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { type RemoveMediaDeps, removeMedia } from '../library/remove-media.ts';
import { isAway } from '../media/storage/is-away.ts';
import type { AllWorkspacesStore } from '../stores/all-workspaces.ts';
import { attempt } from './attempt.ts';

interface Deps extends RemoveMediaDeps {
  readonly stores: RemoveMediaDeps['stores'] & { readonly allWorkspaces: AllWorkspacesStore };
  readonly telemetry: Pick<Telemetry, 'log'>;
  clock(): Date;
}

/** How long a file of the media library stays that no draft and no post names: somebody may be about to. */
const GRACE_MS = 24 * 3_600_000;
const BATCH = 500;

/** Removes the files of the media library that nothing names and nobody keeps. What stays is not looked at again for a while. @throws AppError when the media storage doesn't answer */
export async function removeOrphans(deps: Deps): Promise<void> {
  const { allWorkspaces, mediaItems } = deps.stores;
  const now = deps.clock();
  const forgotten = await allWorkspaces.forgottenMedia(new Date(now.getTime() - GRACE_MS), BATCH);
  if (forgotten.length === 0) return;
  const namedIds = await allWorkspaces.namedMedia(forgotten.map(({ item }) => item.id));
  for (const one of forgotten)
    await attempt(
      deps.telemetry.log,
      { mediaId: one.item.id },
      () =>
        namedIds.has(one.item.id) || one.item.isKept
          ? mediaItems.postpone([one.item.id], one.item.workspaceId, now)
          : removeMedia(deps, one),
      isAway,
    );
}
