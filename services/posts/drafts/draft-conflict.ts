import type { draftChangedDetail, draftSentDetail } from '@carillon/contracts/http/posts/draft.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { z } from 'zod';
import type { Draft } from '../domain/draft.ts';
import type { PostStore } from '../stores/posts.ts';
import { type ShowDeps, showDraft } from './show-draft.ts';

export interface ConflictDeps extends ShowDeps {
  readonly stores: ShowDeps['stores'] & { readonly posts: PostStore };
}

/** Why a draft is not as its writer saw it, with what is there instead. */
export async function draftConflict(
  deps: ConflictDeps,
  { id, workspaceId, seen }: { readonly id: string; readonly workspaceId: string; readonly seen: number },
  current: Draft | null,
): Promise<AppError> {
  if (current) return createConflict({ draft: await showDraft(deps, current) });
  if (await deps.stores.posts.find(id, workspaceId)) return createDraftSentError(id);
  // Another workspace has the ID. The reply reveals nothing about it.
  if (seen === 0)
    return new AppError('conflict', {
      message: sentence`This ID is already in use. Give the draft another one.`,
    });
  return createConflict(
    { draft: null },
    sentence`This draft was deleted in another tab or on another device.`,
  );
}

const createConflict = (detail: z.input<typeof draftChangedDetail>, message?: string): AppError =>
  new AppError('draft_changed', { detail, ...(message !== undefined && { message }) });

export function createDraftSentError(id: string): AppError {
  const detail: z.input<typeof draftSentDetail> = { post_id: id };
  return new AppError('draft_sent', { detail });
}
