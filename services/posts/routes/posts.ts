import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { suggestTime } from '@carillon/contracts/http/posts/suggest-time.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { findPost } from '../authoring/find-post.ts';
import { listPosts } from '../authoring/list-posts.ts';
import { suggestFor } from '../authoring/suggest-for.ts';
import { detailOf } from '../domain/detail.ts';
import { localTime } from '../domain/schedule.ts';

/** What a user has posted, and when to post next. The fixed paths come before the one with an id. */
export function mountPosts(app: Hono<ServiceEnv>, context: ApiContext): void {
  mount(app, listUserPosts, async ({ workspaceId, role, query }) => ({
    success: true as const,
    ...(await listPosts(context, { workspaceId, role, ...query })),
  }));

  mount(app, suggestTime, async ({ workspaceId, query }) => {
    const { at, reason } = await suggestFor(context, { workspaceId, ...query });
    const { timezone } = query;
    return { success: true as const, scheduled_time: localTime(at, timezone), timezone, reason };
  });

  mount(app, getPost, async ({ workspaceId, role, params }) => {
    const found = await findPost(context, params.id, workspaceId);
    if (!found) throw new AppError('not_found', { message: 'We couldn’t find that post.' });
    const { post, publications } = found;
    const viewer = { role, now: context.clock() };
    return {
      success: true as const,
      post: {
        id: post.id,
        initial_description: post.initialDescription,
        created_at: post.createdAt.toISOString(),
        scheduled_time: post.localTime,
        timezone: post.timezone,
        results: publications.map((publication) => detailOf(publication, viewer, context.media.urlOf)),
      },
    };
  });
}
