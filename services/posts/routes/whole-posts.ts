import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { duplicatePost } from '@carillon/contracts/http/posts/duplicate-post.ts';
import { editPost } from '@carillon/contracts/http/posts/edit-post.ts';
import type { PostToDraftReply } from '@carillon/contracts/http/posts/post-to-draft.ts';
import type { PostReply } from '@carillon/contracts/http/posts/publication-reply.ts';
import { reschedulePost } from '@carillon/contracts/http/posts/reschedule-post.ts';
import { retryPost } from '@carillon/contracts/http/posts/retry-post.ts';
import { returnToDraft } from '@carillon/contracts/http/posts/return-to-draft.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { messageFields } from '@carillon/contracts/words/stored-text.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { answerToAll, answerToDelete, answerToDraft } from '../domain/answers.ts';
import type { ApprovalRights } from '../domain/review.ts';
import { duplicatePost as duplicate, type MadeDraft } from '../drafts/post-to-draft.ts';
import { type ReturnedDraft, returnToDraft as takeBack } from '../drafts/return-to-draft.ts';
import { updateQuotas } from '../planning/post-quotas.ts';
import type { PostOutcome } from '../posts/command-post.ts';
import { deletePost as remove } from '../posts/delete-post.ts';
import { editPost as edit } from '../posts/edit-post.ts';
import { reschedulePost as reschedule } from '../posts/reschedule.ts';
import { retryPost as retry } from '../posts/retry-post.ts';
import { replyToAll } from './reply-to-all.ts';

/** Mounts the owner's actions on a whole post. */
export function mountWholePosts(app: Hono<ServiceEnv>, context: ApiContext): void {
  const reply = (outcome: PostOutcome, message: string | Text, by: ApprovalRights): PostReply =>
    replyToAll(context, outcome, message, by);

  mount(app, editPost, async ({ workspaceId, params, body, ...by }) => {
    const outcome = await edit(context, { id: params.id, workspaceId, editor: by, ...body });
    return reply(outcome, answerToAll('edit', outcome.done, outcome.refused.length), by);
  });

  mount(app, retryPost, async ({ workspaceId, params, ...by }) => {
    const outcome = await retry(context, params.id, workspaceId);
    return reply(outcome, answerToAll('retry', outcome.done, outcome.refused.length), by);
  });

  mount(app, reschedulePost, async ({ workspaceId, params: { id }, body, ...by }) => {
    const { scheduled_time: localTime, timezone, publications: only } = body;
    const outcome = await reschedule(context, { id, workspaceId, localTime, timezone, only });
    updateQuotas(context, { postId: id, workspaceId });
    return reply(outcome, answerToAll('reschedule', outcome.done, outcome.refused.length), by);
  });

  mount(app, deletePost, async ({ workspaceId, params, ...by }) => {
    const outcome = await remove(context, params.id, workspaceId);
    updateQuotas(context, { postId: params.id, workspaceId });
    return reply(outcome, answerToDelete(outcome.done, outcome.refused.length), by);
  });
  const draftReply = (
    { draft, missingMedia, refused = [] }: MadeDraft & Partial<ReturnedDraft>,
    change: 'copied' | 'returned',
  ): PostToDraftReply => ({
    success: true,
    ...messageFields(answerToDraft(change, missingMedia, refused)),
    draft_id: draft.id,
    missing_media: missingMedia,
    refused: refused.map(({ targetName }) => targetName),
  });

  mount(app, duplicatePost, async ({ workspaceId, userId, params, body }) => {
    const request = { postId: params.id, draftId: body.draft_id, workspaceId, userId };
    return draftReply(await duplicate(context, request), 'copied');
  });

  mount(app, returnToDraft, async ({ workspaceId, userId, params, body }) => {
    const request = { postId: params.id, draftId: body.draft_id, workspaceId, userId };
    const draftReturn = await takeBack(context, request);
    updateQuotas(context, { postId: params.id, workspaceId });
    return draftReply(draftReturn, 'returned');
  });
}
