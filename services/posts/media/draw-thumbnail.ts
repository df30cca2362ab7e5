import path from 'node:path';
import type { MediaItem } from '../domain/media.ts';
import { writeImage } from './clean-copy.ts';
import { drawSmall } from './convert-image.ts';
import type { MediaLibrary } from './library.ts';

/** Limits of an image that a list can show as it is. */
const SMALL_SIDE = 480;
const SMALL_BYTES = 64 * 1024;

type KeptMedia = Pick<MediaItem, 'folder' | 'file' | 'kind' | 'bytes' | 'width' | 'height'>;

/** A small picture of an image, in its folder; null for one that is small itself, and for a video. */
export async function drawThumbnail(
  media: Pick<MediaLibrary, 'localPath'>,
  item: KeptMedia,
): Promise<{ readonly file: string; readonly bytes: number; readonly mime: string } | null> {
  const { kind, bytes, width, height } = item;
  const isSmall = bytes <= SMALL_BYTES && Math.max(width ?? 0, height ?? 0) <= SMALL_SIDE;
  if (kind !== 'image' || isSmall) return null;
  const file = await media.localPath(item);
  return writeImage(await drawSmall(file, SMALL_SIDE), path.dirname(file));
}
