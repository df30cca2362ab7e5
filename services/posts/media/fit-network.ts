import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LIMITS } from '@carillon/contracts/domain/limits.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { MediaItem } from '../domain/media.ts';
import type { MediaFile } from '../domain/publication.ts';
import { imageRefusal, writeImage } from './clean-copy.ts';
import { convertImage, type ImageRules } from './convert-image.ts';
import type { MediaLibrary } from './library.ts';

const RULES: Record<PlatformName, ImageRules> = {
  facebook: { maxBytes: LIMITS.facebook.imageBytes, shape: 'free' },
  instagram: { maxBytes: LIMITS.instagram.imageBytes, shape: 'instagram' },
  linkedin: { maxBytes: LIMITS.linkedin.imageBytes, shape: 'free' },
};

/**
 * A file of the media library as a network takes it; what is made for one lies beside it, under the same name
 * each time.
 * @param field what a refusal is told under
 */
export async function fitNetwork(
  library: Pick<MediaLibrary, 'pathOf'>,
  item: MediaItem,
  platform: PlatformName,
  field: string,
): Promise<MediaFile> {
  const { id: mediaId, folder, file, kind, mime, bytes } = item;
  const rules = RULES[platform];
  if (kind === 'video' || (rules.shape === 'free' && bytes <= rules.maxBytes))
    return { mediaId, folder, file, kind, mime, bytes };
  const original = library.pathOf({ folder, file });
  const stored = await readFile(original);
  const fitted = await convertImage(stored, rules).catch((error) => {
    throw imageRefusal({ field, name: item.name }, error);
  });
  return { mediaId, folder, kind, ...(await writeImage(fitted, path.dirname(original))) };
}
