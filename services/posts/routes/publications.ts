import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { describePublished } from '@carillon/contracts/http/posts/describe-published.ts';
import { editPublication } from '@carillon/contracts/http/posts/edit-publication.ts';
import { findPublished } from '@carillon/contracts/http/posts/find-published.ts';
import { noteTakenDown } from '@carillon/contracts/http/posts/note-taken-down.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { readPublicationText } from '@carillon/contracts/http/posts/read-publication-text.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { messageFields } from '@carillon/contracts/words/stored-text.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { answerTo } from '../domain/answers.ts';
import type { Publication } from '../domain/publication.ts';
import type { ApprovalRights } from '../domain/review.ts';
import { viewOf } from '../domain/view.ts';
import { updateQuotas } from '../planning/post-quotas.ts';
import { commandPublication } from '../posts/command-publication.ts';
import { describePublished as describe } from '../posts/describe-published.ts';
import { editPublication as edit } from '../posts/edit-post.ts';
import { findOwnPublication } from '../posts/find-own-post.ts';
import { findPublished as find } from '../posts/find-published.ts';
import { noteTakenDown as note } from '../posts/note-taken-down.ts';
import { reschedule } from '../posts/reschedule.ts';

/** Mounts the owner's actions on one target of a post, and other services' questions about one. */
export function mountPublications(app: Hono<ServiceEnv>, context: ApiContext): void {
  const reply = (
    publication: Publication,
    command: Parameters<typeof answerTo>[1],
    { role, ownerApproval }: ApprovalRights,
  ) => ({
    success: true as const,
    ...messageFields(answerTo(publication, command)),
    publication: viewOf(publication, { role, ownerApproval, now: context.clock() }),
  });

  mount(app, cancelPublication, async ({ workspaceId, params, body, ...by }) => {
    const publication = await findOwnPublication(context, params.id, workspaceId);
    const command = { type: 'cancel', acceptUnknown: body.accept_unknown } as const;
    const canceled = await commandPublication(context, publication, command);
    updateQuotas(context, canceled);
    return reply(canceled, 'cancel', by);
  });

  mount(app, reschedulePublication, async ({ workspaceId, params, body, ...by }) => {
    const { scheduled_time: localTime, timezone } = body;
    const movedPublication = await reschedule(context, { id: params.id, workspaceId, localTime, timezone });
    updateQuotas(context, movedPublication);
    return reply(movedPublication, 'reschedule', by);
  });

  mount(app, publishPublicationNow, async ({ workspaceId, params, ...by }) => {
    const publication = await findOwnPublication(context, params.id, workspaceId);
    const command = { type: 'reschedule', dueAt: context.clock(), localTime: null, timezone: null } as const;
    const changedPublication = await commandPublication(context, publication, command);
    updateQuotas(context, changedPublication);
    return reply(changedPublication, 'publish', by);
  });

  mount(app, retryPublication, async ({ workspaceId, params, ...by }) => {
    const publication = await findOwnPublication(context, params.id, workspaceId);
    return reply(await commandPublication(context, publication, { type: 'retry' }), 'retry', by);
  });

  mount(app, editPublication, async ({ workspaceId, params, body, ...by }) =>
    reply(await edit(context, { id: params.id, workspaceId, editor: by, ...body }), 'edit', by),
  );

  mount(app, findPublished, async ({ body }) => {
    const { workspace_id: workspaceId, platform, remote_id: remoteId } = body;
    const { id, targetId, targetName } = await find(context.stores, {
      workspaceId,
      platform,
      remoteId,
    });
    const target = { page_id: targetId, target_id: targetId, target_name: targetName };
    return { id, platform_id: PLATFORMS[platform].id, ...target };
  });

  mount(app, describePublished, async ({ body }) => {
    const publication = await describe(context.stores, body.workspace_id, body.publication_id);
    return {
      remote_id: publication.remoteId,
      target_id: publication.targetId,
      content: publication.content,
      comment_remote_id: publication.comment?.remoteId ?? null,
      platform: publication.platform,
      taken_down: publication.takenDownAt !== null,
      removed: publication.removedAt !== null,
    };
  });

  mount(app, noteTakenDown, async ({ body }) => {
    await note(context, body.workspace_id, body.publication_id, body.user_id);
    return { success: true as const };
  });

  mount(app, readPublicationText, async ({ body }) => {
    const publication = await findOwnPublication(context, body.publication_id, body.workspace_id);
    return { text: publication.content };
  });
}
