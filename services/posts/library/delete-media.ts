import { plural, type Text, text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { MediaItemStore } from '../stores/media-items.ts';
import { type UsesDeps, usesOfMedia } from './media-uses.ts';

interface Deps extends UsesDeps {
  readonly stores: UsesDeps['stores'] & { readonly mediaItems: MediaItemStore };
}

/**
 * Deletes a file from the media library. If somebody starts to use it at the same time, nothing is lost: the sweep
 * leaves files in use.
 * @throws AppError `conflict` if a draft or an unpublished post uses it
 */
export async function deleteMedia(deps: Deps, id: string, workspaceId: string): Promise<void> {
  const { uses } = await usesOfMedia(deps, id, workspaceId);
  const drafts = uses.filter(({ kind }) => kind === 'draft').length;
  const plannedCount = uses.filter(({ kind }) => kind === 'planned').length;
  if (drafts + plannedCount > 0) throw new AppError('conflict', { message: inUse(drafts, plannedCount) });
  await deps.stores.mediaItems.hide(id, workspaceId);
}

function inUse(drafts: number, plannedCount: number): Text {
  if (plannedCount === 0)
    return text`This file is used in ${plural({ drafts }, { one: 'a draft', other: '# drafts' })}. Remove it there first, or delete what uses it.`;
  if (drafts === 0)
    return text`This file is used in ${plural({ planned: plannedCount }, { one: 'a post that isn’t published yet', other: '# unpublished posts' })}. Remove it there first, or delete what uses it.`;
  return text`This file is used in ${plural({ drafts }, { one: 'a draft', other: '# drafts' })} and ${plural({ planned: plannedCount }, { one: 'a post that isn’t published yet', other: '# unpublished posts' })}. Remove it there first, or delete what uses it.`;
}
