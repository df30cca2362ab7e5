import { changePlannedPost } from '@carillon/contracts/http/posts/change-planned-post.ts';
import { getPlannedPost } from '@carillon/contracts/http/posts/get-planned-post.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { answerToChange } from '../domain/answers.ts';
import { readEntries } from '../domain/check-entries.ts';
import { updateQuotas } from '../planning/post-quotas.ts';
import { changePlannedPost as change } from '../posts/change-planned-post.ts';
import { showPlannedPost } from '../posts/show-planned-post.ts';
import { replyToAll } from './reply-to-all.ts';
import { senderOf } from './sender-of.ts';

/** Editing a post that is planned, while it stays planned. */
export function mountPlannedPosts(app: Hono<ServiceEnv>, context: ApiContext): void {
  mount(app, getPlannedPost, async ({ workspaceId, params }) => ({
    success: true as const,
    planned: await showPlannedPost(context, params.id, workspaceId),
  }));

  mount(app, changePlannedPost, async ({ workspaceId, params: { id }, body, ...by }) => {
    const sender = senderOf(by);
    const outcome = await change(context, {
      id,
      workspaceId,
      userId: sender.userId,
      sender,
      platforms: readEntries(JSON.stringify(body.platforms)),
      mediaIds: body.media_ids && [...new Set(body.media_ids)],
      localTime: body.scheduled_time,
      timezone: body.timezone,
      linkTracking: body.link_tracking,
      seen: body.seen && new Map(body.seen.map(({ id, version }) => [id, version])),
      key: body.idempotency_key,
    });
    updateQuotas(context, { postId: id, workspaceId });
    return replyToAll(context, outcome, answerToChange(outcome.refused.length), sender);
  });
}
