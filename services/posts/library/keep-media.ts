import { randomUUID } from 'node:crypto';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { MediaItem } from '../domain/media.ts';
import { cleanCopy } from '../media/clean-copy.ts';
import { drawThumbnail } from '../media/draw-thumbnail.ts';
import { newFolder } from '../media/folder-name.ts';
import type { MediaLibrary } from '../media/library.ts';
import { isAway } from '../media/storage/is-away.ts';
import type { StoredFile } from '../media/store-file.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import { type ReserveDeps, reserveMedia } from './reserve-media.ts';

export interface KeepDeps extends ReserveDeps {
  readonly stores: ReserveDeps['stores'] & { readonly mediaItems: MediaItemStore };
  readonly media: MediaLibrary;
  clock(): Date;
}

interface Owner {
  readonly workspaceId: string;
  readonly userId: string;
  /** Chosen by the client; a new one when left out. */
  readonly id?: string | undefined;
  /** It stays even if nothing uses it. */
  readonly isKept?: boolean;
}

/**
 * Puts an uploaded file into the media library, or finds the one that an earlier call with its id put there.
 * @throws AppError `unsupported_media`, `too_large`, `quota_full`; `conflict` when the id has another file
 */
export async function keepMedia(
  deps: KeepDeps,
  upload: StoredFile,
  { workspaceId, userId, id = randomUUID(), isKept: stays = false }: Owner,
): Promise<MediaItem> {
  const { stores, media } = deps;
  const earlier = await stores.mediaItems.find(id, workspaceId);
  if (earlier) return same(earlier, upload);
  const folder = newFolder(id);
  let isKept = false;
  let isStored = false;
  try {
    const copy = await cleanCopy(upload, await media.folderOf(folder));
    await reserveMedia(deps, { folder, workspaceId, ...copy }, upload.field);
    const thumbnail = await drawThumbnail(media, { folder, ...copy });
    if (thumbnail) await reserveMedia(deps, { folder, workspaceId, ...thumbnail }, upload.field);
    // Should it fail without an answer, the file may be stored.
    isStored = true;
    await media.store({ folder, file: copy.file }, copy.mime);
    if (thumbnail) await media.store({ folder, file: thumbnail.file }, thumbnail.mime);
    const item: MediaItem = {
      id,
      workspaceId,
      folder,
      name: upload.name.slice(0, LONGEST_NAME),
      ...copy,
      createdBy: userId,
      fingerprint: upload.sha256,
      createdAt: deps.clock(),
      altText: '',
      ...(thumbnail && { thumbnail: thumbnail.file }),
      ...(stays && { isKept: true }),
    };
    // Should the write fail without an answer, the item may be there.
    isKept = true;
    if (await stores.mediaItems.insert(item)) return item;
    const first = await stores.mediaItems.find(id, workspaceId);
    isKept = first?.folder === folder;
    return same(first, upload);
  } finally {
    if (!isKept) await (isStored ? removeSoon(media, folder) : media.discard(folder));
  }
}

/**
 * Removes a folder. If the storage can't delete it now, it becomes stray and is removed later
 * (`remove-stray-folders`).
 */
async function removeSoon(media: Pick<MediaLibrary, 'remove'>, folder: string): Promise<void> {
  await media.remove(folder).catch((error) => {
    if (!isAway(error)) throw error;
  });
}

const LONGEST_NAME = 255;

function same(item: MediaItem | null, { sha256, field }: StoredFile): MediaItem {
  if (item?.fingerprint === sha256) return item;
  const message = sentence`Another file already has this ID. Give each file its own.`;
  throw new AppError('conflict', { message, errors: { [field]: [message] } });
}
