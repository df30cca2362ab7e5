import { AppError } from '@carillon/kit/errors.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import { type UsesDeps, usesOfMedia } from './media-uses.ts';

interface Deps extends UsesDeps {
  readonly stores: UsesDeps['stores'] & { readonly mediaItems: MediaItemStore };
}

/**
 * Takes a file out of the media library. Should somebody begin to use it at the same time, nothing is lost: the sweep
 * leaves what is named. @throws AppError `conflict` when a draft or a post that isn’t published yet uses it
 */
export async function deleteMedia(deps: Deps, id: string, workspaceId: string): Promise<void> {
  const { uses } = await usesOfMedia(deps, id, workspaceId);
  const drafts = uses.filter(({ kind }) => kind === 'draft').length;
  const planned = uses.filter(({ kind }) => kind === 'planned').length;
  if (drafts + planned > 0) throw new AppError('conflict', { message: inUse(drafts, planned) });
  await deps.stores.mediaItems.hide(id, workspaceId);
}

function inUse(drafts: number, planned: number): string {
  const users = [
    ...(drafts > 0 ? [drafts === 1 ? 'a draft' : `${drafts} drafts`] : []),
    ...(planned > 0
      ? [planned === 1 ? 'a post that isn’t published yet' : `${planned} unpublished posts`]
      : []),
  ].join(' and ');
  return `This file is used in ${users}. Remove it there first, or delete what uses it.`;
}
