import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { Entry } from '../domain/check-entries.ts';
import type { MediaFile } from '../domain/publication.ts';
import type { MediaLibrary } from '../media/library.ts';
import { createPrepare } from '../media/prepare.ts';
import type { PostRequest } from './post-request.ts';

/** The files of each target, as its network takes them. One at a time: an image takes much memory to draw. */
export async function prepareMedia(
  library: MediaLibrary,
  { postId, files }: PostRequest,
  entries: readonly Entry[],
): Promise<MediaFile[][]> {
  const prepare = createPrepare(await library.folderOf(postId));
  const all: MediaFile[][] = [];
  for (const { platform } of entries) {
    const own: MediaFile[] = [];
    for (const file of files)
      if (file.platformId === PLATFORMS[platform].id) own.push(await prepare(file, platform));
    all.push(own);
  }
  return all;
}
