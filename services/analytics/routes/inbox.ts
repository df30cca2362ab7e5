import { actOnComment } from '@carillon/contracts/http/analytics/act-on-comment.ts';
import { type commentFilter, MAX_UNREAD } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { markAllCommentsRead } from '@carillon/contracts/http/analytics/mark-all-comments-read.ts';
import { markCommentsRead } from '@carillon/contracts/http/analytics/mark-comments-read.ts';
import { replyToComment } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { readTargetIds } from '@carillon/kit/http/target-ids.ts';
import type { Hono } from 'hono';
import type { z } from 'zod';
import type { AnalyticsContext } from '../context.ts';
import { actOnComment as applyAction } from '../inbox/act-on-comment.ts';
import { listComments as pageOf } from '../inbox/list-comments.ts';
import { replyToComment as reply } from '../inbox/reply-to-comment.ts';
import { replyView } from '../inbox/view-of.ts';

const filterOf = ({ post_id, targets, ...filter }: z.output<typeof commentFilter>) => ({
  ...filter,
  postId: post_id,
  targetIds: readTargetIds(targets),
});

/** The comments inbox. */
export function mountInbox(app: Hono<ServiceEnv>, context: AnalyticsContext): void {
  mount(app, listComments, async ({ query: { unread, before, ...filter }, ...reader }) => ({
    success: true as const,
    ...(await pageOf(context, reader, { ...filterOf(filter), before, unread: unread === 'true' })),
  }));
  mount(app, replyToComment, async ({ params: { id }, body, workspaceId }) => {
    const { reply_id: replyId, seen_reply_id: seenId, text } = body;
    const keptReply = await reply(context, { workspaceId, id, replyId, seenId, text });
    return { success: true as const, reply: replyView(keptReply) };
  });
  mount(app, actOnComment, async ({ params: { id }, body, workspaceId }) => ({
    success: true as const,
    ...(await applyAction(context, { workspaceId, id, ...body })),
  }));
  mount(app, markAllCommentsRead, async ({ body: { as_of, ...filter }, ...reader }) => {
    const { comments } = context.stores;
    await comments.markAllRead(reader, filterOf(filter), new Date(as_of));
    return { success: true as const, unread: await comments.countUnread(reader, MAX_UNREAD) };
  });
  mount(app, markCommentsRead, async ({ body: { ids, read }, ...reader }) => {
    await context.stores.comments.markRead(reader, ids, read);
    return {
      success: true as const,
      unread: await context.stores.comments.countUnread(reader, MAX_UNREAD),
    };
  });
}
