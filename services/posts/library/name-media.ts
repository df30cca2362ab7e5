import { sentence } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { MediaItem } from '../domain/media.ts';
import type { MediaItemStore } from '../stores/media-items.ts';

export interface NameDeps {
  readonly stores: { readonly mediaItems: MediaItemStore };
  clock(): Date;
}

/**
 * The files of these ids, which are about to be named: none of them goes for a while.
 * @throws AppError `validation_failed` when one is not there
 */
export async function nameMedia(
  { stores: { mediaItems }, clock }: NameDeps,
  workspaceId: string,
  ids: readonly string[],
): Promise<MediaItem[]> {
  await mediaItems.touch(ids, workspaceId, clock());
  const items = await mediaItems.findAll(ids, workspaceId);
  const existingIds = new Set(items.map(({ id }) => id));
  const at = ids.findIndex((id) => !existingIds.has(id));
  if (at >= 0) throw invalid({ [`media_ids.${at}`]: [NOT_KEPT] });
  return items;
}

const NOT_KEPT = sentence`This file is no longer stored. Remove it, or upload it again.`;
