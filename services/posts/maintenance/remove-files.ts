import type { Subject } from '@carillon/kit/personal-data/stored-personal-data.ts';
import type { MediaLibrary } from '../media/library.ts';
import type { AllWorkspacesStore } from '../stores/all-workspaces.ts';
import type { MediaFolderStore } from '../stores/media-folders.ts';
import type { MediaSizeStore } from '../stores/media-sizes.ts';

interface Deps {
  readonly stores: {
    readonly allWorkspaces: Pick<AllWorkspacesStore, 'foldersOf'>;
    readonly mediaFolders: Pick<MediaFolderStore, 'drop'>;
    readonly mediaSizes: Pick<MediaSizeStore, 'foldersOf'>;
  };
  readonly media: Pick<MediaLibrary, 'remove'>;
}

/** Removes the files of a workspace that is gone, before the rows that say where they are. */
export async function removeFiles({ stores, media }: Deps, { kind, id }: Subject): Promise<void> {
  if (kind !== 'workspace') return;
  const folders = await Promise.all([stores.allWorkspaces.foldersOf(id), stores.mediaSizes.foldersOf(id)]);
  for (const folder of new Set(folders.flat())) {
    await media.remove(folder);
    await stores.mediaFolders.drop([folder]);
  }
}
