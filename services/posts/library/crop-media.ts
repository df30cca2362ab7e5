import { createHash, randomUUID } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sentence, text } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { MediaItem } from '../domain/media.ts';
import { imageRefusal } from '../media/clean-copy.ts';
import { type Area, cropImage } from '../media/convert-image.ts';
import { type KeepDeps, keepMedia } from './keep-media.ts';

interface Crop {
  readonly id: string;
  readonly newId: string;
  readonly area: Area;
}

interface Owner {
  readonly workspaceId: string;
  readonly userId: string;
}

/**
 * Saves a part of an image to the library as a separate file.
 * @throws AppError `not_found`, `validation_failed`, `conflict` if the new ID has another file, and the errors of
 *   `keepMedia`
 */
export async function cropMedia(deps: KeepDeps, owner: Owner, { id, newId, area }: Crop): Promise<MediaItem> {
  const { media, stores } = deps;
  const source = await stores.mediaItems.find(id, owner.workspaceId);
  if (!source) throw new AppError('not_found', { message: sentence`We couldn’t find that image.` });
  check(source, area);
  const folder = randomUUID();
  try {
    const file = path.join(await media.folderOf(folder), 'crop.tiff');
    const bytes = await cropImage(await media.localPath(source), area).catch((error) => {
      throw imageRefusal({ field: 'id', name: source.name }, error);
    });
    await writeFile(file, bytes);
    const mediaItem = await keepMedia(
      deps,
      {
        field: 'id',
        name: source.name,
        path: file,
        video: null,
        sha256: fingerprintOf(source, area),
        bytes: (await stat(file)).size,
        type: { kind: 'image', mime: 'image/tiff', ext: 'tiff' },
      },
      { ...owner, id: newId, isKept: source.isKept === true },
    );
    if (source.altText === '' || mediaItem.altText !== '') return mediaItem;
    return (
      (await stores.mediaItems.describe(newId, owner.workspaceId, { altText: source.altText })) ?? mediaItem
    );
  } finally {
    await media.discard(folder);
  }
}

function check({ kind, mime, width, height }: MediaItem, area: Area): void {
  if (kind !== 'image' || mime === 'image/gif')
    throw invalid({ id: [sentence`Only still images can be cropped.`] });
  if (width !== null && area.left + area.width > width)
    throw invalid({ width: [text`The image is ${{ width }} pixels wide. Choose an area inside it.`] });
  if (height !== null && area.top + area.height > height)
    throw invalid({ height: [text`The image is ${{ height }} pixels high. Choose an area inside it.`] });
}

const fingerprintOf = ({ id, fingerprint }: MediaItem, { left, top, width, height }: Area): string =>
  createHash('sha256').update([id, fingerprint, left, top, width, height].join(' ')).digest('hex');
