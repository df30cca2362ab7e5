import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { NetworkLimits } from '@carillon/contracts/networks/network.ts';
import type { Entry } from '../domain/check-entries.ts';
import type { MediaItem } from '../domain/media.ts';
import type { MediaFile } from '../domain/publication.ts';
import { fitNetwork } from '../media/fit-network.ts';
import type { StoredFile } from '../media/store-file.ts';
import { filesFor } from '../planning/check-post.ts';
import type { PostRequest } from '../planning/post-request.ts';
import { type KeepDeps, keepMedia } from './keep-media.ts';
import { reserveMedia } from './reserve-media.ts';

type Place = Parameters<typeof fitNetwork>[2];

interface MediaRequest extends Pick<PostRequest, 'workspaceId' | 'createdBy' | 'files'> {
  readonly entries: readonly Entry[];
  /** The limits of each entry's account. */
  readonly limits: readonly Pick<NetworkLimits, 'imageBytes'>[];
  readonly items: readonly MediaItem[];
  /** Called with each stored upload. */
  onKept(item: MediaItem): void;
}

/**
 * Prepares the files of each target for its network: those of the media library, then the uploads, which are added to
 * it. One at a time, because decoding an image needs much memory. A file that two targets need in the same form is
 * made and stored once.
 */
export async function prepareMedia(
  deps: KeepDeps,
  { workspaceId, createdBy, entries, limits, items, files, onKept }: MediaRequest,
): Promise<MediaFile[][]> {
  const owner = { workspaceId, userId: createdBy };
  const itemsById = new Map<string, MediaItem>();
  const keep = async (file: StoredFile): Promise<MediaItem> => {
    const earlier = itemsById.get(file.sha256);
    if (earlier) return earlier;
    const item = await keepMedia(deps, file, owner);
    itemsById.set(file.sha256, item);
    onKept(item);
    return item;
  };
  const fitted = new Map<string, MediaFile>();
  const fit = async (item: MediaItem, place: Place, field: string) => {
    const key = `${item.id} ${place.platform} ${place.imageBytes}`;
    const mediaFile = fitted.get(key) ?? (await fitNetwork(deps.media, item, place, field));
    if (!fitted.has(key) && mediaFile.file !== item.file)
      await reserveMedia(deps, { ...mediaFile, workspaceId }, field);
    fitted.set(key, mediaFile);
    return mediaFile;
  };
  const all: MediaFile[][] = [];
  for (const [n, { platform }] of entries.entries()) {
    const ownFiles: MediaFile[] = [];
    const { imageBytes } = limits[n] ?? PLATFORMS[platform].limits;
    const place = { platform, imageBytes };
    for (const item of items) ownFiles.push(await fit(item, place, 'media_ids'));
    for (const file of filesFor(platform, files))
      ownFiles.push(await fit(await keep(file), place, file.field));
    all.push(ownFiles);
  }
  return all;
}
