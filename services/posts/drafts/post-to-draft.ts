import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Draft, DraftOrigin } from '../domain/draft.ts';
import { draftOfPost } from '../domain/draft-of-post.ts';
import { findOwnPost, type OwnDeps, type OwnPost } from '../posts/find-own-post.ts';
import { createDraftSentError } from './draft-conflict.ts';
import { type DraftDeps, saveDraft } from './save-draft.ts';

export interface ToDraftDeps
  extends Omit<OwnDeps, 'stores'>,
    Omit<DraftDeps, 'stores' | 'clock' | 'messaging'> {
  readonly stores: OwnDeps['stores'] & DraftDeps['stores'];
}

export interface ToDraft {
  readonly postId: string;
  readonly draftId: string;
  readonly workspaceId: string;
  readonly userId: string;
}

export interface MadeDraft {
  readonly draft: Draft;
  /** How many files of the post were removed. */
  readonly missingMedia: number;
}

/**
 * Makes a draft from a post in any state, or returns the one that an earlier call with its ID made.
 * @throws AppError `not_found`, `too_many_drafts`, `conflict`, `draft_sent`
 */
export async function duplicatePost(deps: ToDraftDeps, request: ToDraft): Promise<MadeDraft> {
  const { post, publications } = await findOwnPost(deps, request.postId, request.workspaceId);
  const listedPublications = publications.filter(({ removedAt }) => removedAt === null);
  if (listedPublications.length === 0)
    throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
  return makeDraft(deps, request, { post, publications: listedPublications }, {});
}

/** @throws as `duplicatePost` */
export async function makeDraft(
  deps: ToDraftDeps,
  { draftId: id, workspaceId, userId }: ToDraft,
  { post, publications }: OwnPost,
  more: Partial<DraftContent>,
  takenFrom?: DraftOrigin,
): Promise<MadeDraft> {
  const { drafts, mediaItems, posts } = deps.stores;
  const content = { ...draftOfPost(post, publications), ...more };
  const mediaIds = content.media_ids;
  // Files named now stay for a while, so they still exist when the draft is written.
  await mediaItems.touch(mediaIds, workspaceId, deps.clock());
  const storedIds = new Set((await mediaItems.findAll(mediaIds, workspaceId)).map((item) => item.id));
  const media_ids = mediaIds.filter((one) => storedIds.has(one));
  const missingMedia = mediaIds.length - media_ids.length;
  const earlier = await drafts.find(id, workspaceId);
  if (earlier) return { draft: earlier, missingMedia };
  if (await posts.find(id, workspaceId)) throw createDraftSentError(id);
  const write = {
    id,
    workspaceId,
    userId,
    seen: 0,
    content: { ...content, media_ids },
    takenFrom,
    // A new draft waits for nobody.
    rights: { role: null },
  };
  const draft = await saveDraft(deps, write).catch(async (cause) => {
    // The same call, made twice at once, may have written and changed it.
    const other = await drafts.find(id, workspaceId);
    if (!other) throw cause;
    return other;
  });
  return { draft, missingMedia };
}
