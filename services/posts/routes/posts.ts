import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listAuthors } from '@carillon/contracts/http/posts/list-authors.ts';
import { listDueTimes } from '@carillon/contracts/http/posts/list-due-times.ts';
import { listPlanned } from '@carillon/contracts/http/posts/list-planned.ts';
import { listQuotaUses } from '@carillon/contracts/http/posts/list-quota-uses.ts';
import { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { searchPosts } from '@carillon/contracts/http/posts/search-posts.ts';
import { summarizeSpan } from '@carillon/contracts/http/posts/summarize-span.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { ApiContext } from '../api-context.ts';
import { detailOf } from '../domain/detail.ts';
import { quotaUsesOf } from '../planning/quota-uses.ts';
import { findPost } from '../posts/find-post.ts';
import { listPlanned as list } from '../posts/list-planned.ts';
import { listPosts } from '../posts/list-posts.ts';
import { searchPosts as search } from '../posts/search-posts.ts';
import { summarizeSpan as summarize } from '../posts/summarize-span.ts';

/** Mounts the lists of published and planned posts. The fixed paths come before the one with an id. */
export function mountPosts(app: Hono<ServiceEnv>, context: ApiContext): void {
  mount(app, listUserPosts, async ({ workspaceId, role, ownerApproval, query }) => ({
    success: true as const,
    ...(await listPosts(context, { workspaceId, role, ownerApproval, ...query })),
  }));

  mount(app, listPlanned, async ({ workspaceId, role, ownerApproval, query }) => ({
    success: true as const,
    ...(await list(context, { workspaceId, role, ownerApproval, ...query })),
  }));

  mount(app, searchPosts, async ({ workspaceId, role, ownerApproval, query }) => ({
    success: true as const,
    ...(await search(context, { workspaceId, role, ownerApproval, ...query })),
  }));

  mount(app, listDueTimes, async ({ body: { workspace_id, from, until } }) => {
    const { publications } = context.stores;
    const due = await publications.dueBetween(workspace_id, new Date(from), new Date(until));
    return { due_at: due.map((at) => at.toISOString()) };
  });

  mount(app, listAuthors, async ({ body: { workspace_id, post_ids } }) => {
    const authors = await context.stores.posts.authors(post_ids, workspace_id);
    return { authors: [...authors].map(([post_id, user_id]) => ({ post_id, user_id })) };
  });

  mount(app, summarizeSpan, ({ body: { workspace_id, from, until } }) =>
    summarize(context, workspace_id, { from: new Date(from), until: new Date(until) }),
  );

  mount(app, listQuotaUses, ({ body }) => quotaUsesOf(context, body.workspace_id));

  mount(app, getPost, async ({ workspaceId, role, ownerApproval, params }) => {
    const createdPost = await findPost(context, params.id, workspaceId);
    if (!createdPost) throw new AppError('not_found', { message: sentence`We couldn’t find that post.` });
    const { post, publications } = createdPost;
    const viewer = { role, ownerApproval, now: context.clock() };
    return {
      success: true as const,
      post: {
        id: post.id,
        initial_description: post.initialDescription,
        created_at: post.createdAt.toISOString(),
        approved_by: post.approval?.by ?? null,
        approved_at: post.approval?.at.toISOString() ?? null,
        scheduled_time: post.localTime,
        timezone: post.timezone,
        results: publications.map((publication) => detailOf(publication, viewer, context.media.urlOf)),
      },
    };
  });
}
