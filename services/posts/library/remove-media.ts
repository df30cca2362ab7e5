import type { MediaLibrary } from '../media/library.ts';
import type { Forgotten, MediaItemStore } from '../stores/media-items.ts';

export interface RemoveMediaDeps {
  readonly stores: { readonly mediaItems: MediaItemStore };
  readonly media: Pick<MediaLibrary, 'remove'>;
}

/** Removes a file that nothing names, unless something has named it meanwhile. What dies half way is begun again. */
export async function removeMedia(
  { stores: { mediaItems }, media }: RemoveMediaDeps,
  forgotten: Forgotten,
): Promise<void> {
  if (!forgotten.isPendingDeletion && !(await mediaItems.markForDeletion(forgotten))) return;
  await media.remove(forgotten.item.folder);
  await mediaItems.remove(forgotten.item.id);
}
