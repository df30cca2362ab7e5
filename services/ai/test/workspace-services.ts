import { PLATFORM_IDS, PLATFORMS, platformById } from '@carillon/contracts/domain/platforms.ts';
import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getFollowers } from '@carillon/contracts/http/analytics/get-followers.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { replyToComment } from '@carillon/contracts/http/analytics/reply-to-comment.ts';
import { takeDownPublication } from '@carillon/contracts/http/analytics/take-down-publication.ts';
import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import { listConnections } from '@carillon/contracts/http/identity/connections/list-connections.ts';
import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { countHashtags } from '@carillon/contracts/http/posts/count-hashtags.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { draftContent } from '@carillon/contracts/http/posts/draft.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import { connectionView } from '@carillon/contracts/testing/examples/connections.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { messageFields } from '@carillon/contracts/words/stored-text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS } from '@carillon/kit/test/test-keys.ts';
import { z } from 'zod';
import { type FakeOptions, fakeWorkspace } from '../assistant/testing/fake-workspace.ts';
import type { Target } from '../assistant/tools.ts';

const entries = z.array(
  z.object({ platform_id: z.literal(PLATFORM_IDS), page_id: z.string().nullish(), content: z.string() }),
);
const AT = '2026-11-20T08:00:00.000Z';

/** Identity, posts and analytics as the assistant meets them over HTTP, all of one small workspace. */
export function createWorkspaceServices() {
  let workspace = fakeWorkspace();
  let zone = 'Europe/Berlin';
  const appOf = (service: 'identity' | 'posts' | 'analytics') =>
    createServiceApp({
      service,
      log: quietLog,
      publicKeys: TEST_PUBLIC_KEYS,
      securityLog: { tell: () => undefined },
    });
  const [identity, posts, analytics] = [appOf('identity'), appOf('posts'), appOf('analytics')];

  mount(identity, getUser, async ({ userId: id, workspaceId, role }) => ({
    id,
    name: 'Robin',
    email: 'robin@example.com',
    timezone: zone,
    workspace: { id: workspaceId, name: 'Rye', role: role ?? 'viewer' },
  }));
  mount(identity, listConnections, async () => {
    const networks = await workspace.tools.networks();
    return {
      success: true as const,
      connections: networks
        .filter(({ state }) => state === 'connected' || state === 'reconnect')
        .map(({ platform, state, targets }) =>
          connectionView(
            platform,
            targets.map(({ page_id, name }) => ({ id: page_id, name })),
            state === 'reconnect' ? { status: 'lost', reason: 'It has run out.' } : {},
          ),
        ),
      available: networks.filter(({ state }) => state !== 'not_set_up').map(({ platform }) => platform),
    };
  });

  const slots = Array.from({ length: 168 }, (_, n) => ({
    weekday: Math.floor(n / 24) + 1,
    hour: n % 24,
    score: 1,
    posts: 0,
  }));
  mount(analytics, getBestTimes, async () => ({
    success: true as const,
    slots,
    ...(await workspace.tools.bestTimes([])),
  }));
  mount(analytics, getOverview, async () => ({
    success: true as const,
    ...(await workspace.tools.overview(7)),
    weekly: Array.from({ length: 7 }, (_, n) => ({
      weekday: n + 1,
      likes: null,
      comments: null,
      shares: null,
    })),
  }));
  mount(analytics, listComments, async ({ query: { post_id } }) => {
    const { comments } = await workspace.tools.comments({ ...(post_id && { post_id }) });
    return { success: true as const, comments: [...comments], unread: 0, as_of: AT, next: null };
  });
  mount(analytics, listPostFigures, async ({ query: { search } }) => ({
    success: true as const,
    next: null,
    posts: [...(await workspace.tools.figures(7, search))],
  }));
  mount(analytics, getFollowers, async ({ query: { from, to } }) => {
    const span = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
    return { success: true as const, platforms: [...(await workspace.tools.followers(span))] };
  });
  mount(analytics, takeDownPublication, async ({ params: { id } }) => ({
    success: true as const,
    ...messageFields(await workspace.commands.takeDown(id)),
  }));
  mount(analytics, replyToComment, async ({ params: { id: comment_id }, body }) => {
    const { reply_id: id, seen_reply_id, text } = body;
    return {
      success: true as const,
      reply: await workspace.commands.replyToComment({ id, comment_id, seen_reply_id, text }),
    };
  });

  mount(posts, listDrafts, async () => ({
    success: true as const,
    next: null,
    drafts: [...(await workspace.tools.drafts())],
  }));

  const of = (postId: string) => workspace.posts.filter(({ post_id }) => post_id === postId);
  async function make(request: Request): Promise<UserPost[]> {
    const form = await request.formData();
    const entryList = entries.parse(JSON.parse(String(form.get('platforms'))));
    const time = form.get('scheduled_time');
    const networks = await workspace.tools.networks();
    const targets = entryList.map(({ platform_id, page_id = null }): Target => {
      const { name: platform } = platformById(platform_id);
      const network = networks.find((one) => one.platform === platform);
      const target = network?.targets.find((one) => one.page_id === page_id);
      if (!target) throw new AppError('not_connected');
      return target;
    });
    const id = String(form.get('draft_id'));
    workspace.post(
      {
        content: entryList[0]?.content ?? '',
        platforms: targets.map(({ platform }) => platform),
        proposal_id: id,
        scheduled_time: time === null ? null : String(time),
        timezone: zone,
      },
      targets,
    );
    return of(id);
  }
  const acceptedReply = (createdPosts: readonly UserPost[]) => ({
    success: true as const,
    message: 'Your post is taken.',
    post_id: createdPosts[0]?.post_id ?? '',
    earlier: false,
    results: createdPosts.map(viewOf),
  });
  mount(posts, publishPosts, async ({ c }) => acceptedReply(await make(c.req.raw)));
  mount(posts, schedulePosts, async ({ c }) => {
    const createdPosts = await make(c.req.raw);
    const { due_at, scheduled_time = null, timezone = null } = createdPosts[0] ?? {};
    return { ...acceptedReply(createdPosts), due_at: due_at ?? AT, scheduled_time, timezone };
  });
  // Before the operation whose path would take it for an id.
  mount(posts, listUserPosts, async ({ query: { list = 'open', posts: ids } }) => {
    const foundPosts = ids
      ? await workspace.tools.publicationsOf(ids.split(','))
      : await workspace.tools.listPosts({ list });
    return {
      success: true as const,
      posts: Object.groupBy(foundPosts, ({ platform }) => platform),
      next: {},
    };
  });
  mount(posts, getPost, async ({ params: { id } }) => {
    const [first] = of(id);
    if (!first) throw new AppError('not_found');
    const { initial_description, created_at, scheduled_time, timezone } = first;
    const results = of(id).map((one) => ({
      ...viewOf(one),
      content: one.AI_generated_description,
      edited_at: null,
      retried_at: null,
      moves: [],
      media: [],
      history: [],
    }));
    return {
      success: true as const,
      post: { id, initial_description, created_at, scheduled_time, timezone, results },
    };
  });
  const changed = async (id: string, work: Promise<string | Text>) => {
    const words = messageFields(await work);
    const post = workspace.posts.find((one) => one.id === id);
    if (!post) throw new AppError('not_found');
    return { success: true as const, ...words, publication: viewOf(post) };
  };
  mount(posts, cancelPublication, ({ params: { id } }) => changed(id, workspace.commands.cancel(id)));
  mount(posts, publishPublicationNow, ({ params: { id } }) => changed(id, workspace.commands.publishNow(id)));
  mount(posts, retryPublication, ({ params: { id } }) => changed(id, workspace.commands.retry(id)));
  mount(posts, reschedulePublication, ({ params: { id }, body }) =>
    changed(id, workspace.commands.reschedule(id, body.scheduled_time, body.timezone ?? zone)),
  );
  mount(posts, deletePost, async ({ params: { id } }) => ({
    success: true as const,
    ...messageFields(await workspace.commands.deletePost(id)),
    results: [],
    refused: [],
  }));
  mount(posts, saveDraft, async ({ params: { id }, body }) => ({
    success: true as const,
    draft: {
      ...draftContent.parse(body),
      id,
      version: 1,
      media: [],
      created_at: AT,
      updated_at: AT,
    },
  }));
  mount(posts, countHashtags, async () => ({ counts: {} }));

  const transports: Transports = {
    identity: (request) => identity.fetch(request),
    posts: (request) => posts.fetch(request),
    analytics: (request) => analytics.fetch(request),
  };
  return {
    transports,
    fetchPosts: async (request: Request) => posts.fetch(request),
    /** Another workspace from now on. */
    open(options: FakeOptions) {
      workspace = fakeWorkspace(options);
      zone = options.zone ?? 'Europe/Berlin';
      return workspace;
    },
  };
}

const viewOf = (post: UserPost) => ({
  ...post,
  platform_id: PLATFORMS[post.platform].id,
  page_id: null,
  failed_at: null,
  reason_code: null,
  network_message: null,
});
