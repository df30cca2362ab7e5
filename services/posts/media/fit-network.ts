import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { MediaItem } from '../domain/media.ts';
import type { MediaFile } from '../domain/publication.ts';
import { imageRefusal, writeImage } from './clean-copy.ts';
import { convertImage } from './convert-image.ts';
import type { MediaLibrary } from './library.ts';

/**
 * Returns a media library file in the form its network accepts. A converted copy is stored next to it, always under
 * the same name.
 * @param imageBytes size limit of the account's server
 * @param field the input field for errors
 */
export async function fitNetwork(
  library: Pick<MediaLibrary, 'localPath' | 'store'>,
  item: MediaItem,
  { platform, imageBytes }: { readonly platform: PlatformName; readonly imageBytes: number },
  field: string,
): Promise<MediaFile> {
  const { id: mediaId, folder, file, kind, mime, bytes, altText } = item;
  const { frame, imageTypes } = PLATFORMS[platform].media;
  if (kind === 'video' || (!frame && bytes <= imageBytes && imageTypes.includes(mime)))
    return { mediaId, folder, file, kind, mime, bytes, altText };
  const original = await library.localPath({ folder, file });
  const originalBytes = await readFile(original);
  const fitted = await convertImage(originalBytes, { imageBytes, frame }).catch((error) => {
    throw imageRefusal({ field, name: item.name }, error);
  });
  const copy = await writeImage(fitted, path.dirname(original));
  await library.store({ folder, file: copy.file }, copy.mime);
  return { mediaId, folder, kind, altText, ...copy };
}
