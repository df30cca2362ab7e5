import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { mediaIdOf } from '../media/folder-name.ts';
import type { MediaLibrary } from '../media/library.ts';
import { isAway } from '../media/storage/is-away.ts';
import type { AllWorkspacesStore } from '../stores/all-workspaces.ts';
import type { MediaFolderStore } from '../stores/media-folders.ts';
import { attempt } from './attempt.ts';

interface Deps {
  readonly stores: { readonly allWorkspaces: AllWorkspacesStore; readonly mediaFolders: MediaFolderStore };
  readonly media: MediaLibrary;
  readonly telemetry: Pick<Telemetry, 'log'>;
  clock(): Date;
}

/** Longer than any upload takes. */
const STRAY_AFTER_MS = 6 * 3_600_000;
const BATCH = 1000;

/**
 * Removes the folders of unfinished uploads. Only folders that were recorded when they were created are checked:
 * anything else there (another deployment's media, a restored copy's) isn't ours.
 * @throws AppError if the media storage doesn't answer
 */
export async function removeStrayFolders({ stores, media, telemetry: { log }, clock }: Deps): Promise<void> {
  const folders = await stores.mediaFolders.oldest(BATCH);
  if (folders.length === 0) return;
  const owned = await stores.allWorkspaces.mediaFolders(folders.map(({ folder }) => mediaIdOf(folder)));
  await stores.mediaFolders.drop([...owned]);
  const cutoff = new Date(clock().getTime() - STRAY_AFTER_MS);
  for (const { folder, at } of folders.filter((one) => !owned.has(one.folder))) {
    // Too young to be stray, whatever is in it: to look may be a call to the media storage.
    if (at >= cutoff) continue;
    const work = async () => {
      const touched = (await media.touchedAt(folder)) ?? at;
      if (touched >= cutoff) return;
      await media.remove(folder);
      await stores.mediaFolders.drop([folder]);
    };
    await attempt(log, { folder }, work, isAway);
  }
}
