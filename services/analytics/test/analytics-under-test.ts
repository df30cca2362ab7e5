import { byPlatform, PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import { scoreComments } from '@carillon/contracts/http/ai/score-comments.ts';
import type { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import { type PlanFeature, requireFeature } from '@carillon/contracts/http/billing/require-feature.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { describePublished } from '@carillon/contracts/http/posts/describe-published.ts';
import { findPublished } from '@carillon/contracts/http/posts/find-published.ts';
import { noteTakenDown } from '@carillon/contracts/http/posts/note-taken-down.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS, testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import type {
  CommentSwitch,
  CommentsRequest,
  NetworkComment,
  ReplyRequest,
} from '@carillon/social/capabilities/comments.ts';
import type { RemoveRequest } from '@carillon/social/capabilities/remove.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { createApp } from '../app.ts';
import { createContext } from '../context.ts';
import { entry } from '../main.ts';

/** Analytics with the services and the network that it asks, each by its own contract. */
export async function startAnalytics() {
  const { uri, prefix, release } = await testStore();
  const state = {
    now: new Date('2026-11-22T10:00:00Z'),
    /** The network's answers, in turn; the last one repeats. */
    answers: [] as (readonly NetworkComment[] | Error)[],
    truncated: false,
    asked: [] as CommentsRequest[],
    /** The network's errors for replies, in turn; without one, it accepts the reply. */
    replies: [] as Error[],
    replied: [] as ReplyRequest[],
    /** The network's error for a like or a hiding; null for success. */
    refusal: null as Error | null,
    switched: [] as (CommentSwitch & { readonly action: 'like' | 'hide' })[],
    lost: [] as unknown[],
    /** A refused token is one that was renewed meanwhile. */
    renewed: false,
    /** Identity can't be reached. */
    identityAway: false,
    /** The network's error for a deletion; null for success. */
    undeletable: null as Error | null,
    deleted: [] as string[],
    /** The network's id of the first comment. */
    commentId: null as string | null,
    noted: [] as BodyOf<typeof noteTakenDown>[],
    batches: [] as number[],
    connected: true,
    targetId: '104',
    aiAway: false,
    /** Features that the workspace's plan lacks. */
    lacks: [] as PlanFeature[],
  };
  const switching = (action: 'like' | 'hide') => async (input: CommentSwitch) => {
    if (state.refusal) throw state.refusal;
    state.switched.push({ action, ...input });
  };
  const network = (name: PlatformName) => ({
    name,
    comments: {
      async list(request: CommentsRequest) {
        state.asked.push(request);
        const answer = state.answers[Math.min(state.asked.length, state.answers.length) - 1] ?? [];
        if (answer instanceof Error) throw answer;
        return { comments: answer, truncated: state.truncated };
      },
      async reply(request: ReplyRequest) {
        state.replied.push(request);
        const error = state.replies.shift();
        if (error) throw error;
        return `r${state.replied.length}`;
      },
      like: switching('like'),
      ...(name === 'facebook' && { hide: switching('hide') }),
    },
  });
  const remove = {
    async post({ postId }: RemoveRequest) {
      if (state.undeletable) throw state.undeletable;
      state.deleted.push(postId);
    },
  };
  const networks: SocialNetworks = {
    ...byPlatform((name) => ({ name })),
    bluesky: { name: 'bluesky', remove },
    facebook: network('facebook'),
    linkedin: network('linkedin'),
  };

  const serve = (service: ServiceName) =>
    createServiceApp({
      service,
      log: quietLog,
      publicKeys: TEST_PUBLIC_KEYS,
      securityLog: { tell: () => undefined },
    });
  const [posts, identity, ai, billing] = [serve('posts'), serve('identity'), serve('ai'), serve('billing')];
  mount(billing, requireFeature, async ({ body }) => {
    if (state.lacks.includes(body.feature))
      throw new AppError('plan_limit', { message: 'Popular does not.' });
    return { success: true as const };
  });
  mount(posts, findPublished, async ({ body }) => {
    if (body.workspace_id !== 'w' || body.remote_id !== '104_7') throw new AppError('not_found');
    return { id: 'p-0', platform_id: 1 as const, page_id: '104', target_id: '104', target_name: 'Bells' };
  });
  mount(posts, describePublished, async ({ body: { publication_id: id } }) => {
    const [name, number] = id.split('-');
    const platform = PLATFORM_NAMES.find((one) => one === name);
    if (!platform) throw new AppError('not_found');
    return {
      remote_id: `remote ${number}`,
      target_id: '104',
      content: 'Words',
      comment_remote_id: state.commentId,
      platform,
      removed: false,
      taken_down: state.noted.some(({ publication_id }) => publication_id === id),
    };
  });
  mount(posts, noteTakenDown, async ({ body }) => {
    state.noted.push(body);
    return { success: true as const };
  });
  mount(identity, resolveTarget, async () => {
    if (!state.connected) throw new AppError('not_connected');
    return { access_token: 'a token', target_id: state.targetId, target_name: 'Bells', revision: 3 };
  });
  mount(identity, reportLostConnection, async ({ body }) => {
    if (state.identityAway) throw new AppError('service_unavailable');
    state.lost.push(body);
    return { success: true as const, lost: !state.renewed };
  });
  // A comment that begins with + is good, with - bad; its words are what speaks for that.
  mount(ai, scoreComments, async ({ body }) => {
    if (state.aiAway) throw new AppError('service_unavailable');
    state.batches.push(body.comments.length);
    const scores = body.comments.map((text) => {
      const [sign, ...words] = text.split(' ');
      if (sign === '+')
        return { sentiment: 'positive' as const, score: 0.9, positive_words: words, negative_words: [] };
      if (sign === '-')
        return { sentiment: 'negative' as const, score: -0.5, positive_words: [], negative_words: words };
      return { sentiment: 'neutral' as const, score: 0, positive_words: [], negative_words: [] };
    });
    return { scores };
  });

  const transports = Object.fromEntries(
    Object.entries({ posts, identity, ai, billing }).map(([name, app]) => [
      name,
      (request: Request) => app.fetch(request),
    ]),
  );
  const config = { PUBLIC_URL: 'http://localhost', PLANS: 'on' } as Parameters<typeof createContext>[0];
  const runtime = testRuntime(entry, { transports, clock: () => state.now, store: { uri, prefix } });
  const context = await createContext(config, runtime, networks);
  const app = createApp(context);

  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    { userId = 'u', workspaceId = 'w', role = 'viewer' as Role, body = undefined as object | undefined } = {},
  ) => {
    const caller = { kind: 'user', userId, sessionId: 's', workspaceId, role } as const;
    const reply = await app.request(path, {
      method,
      headers: { authorization: `Bearer ${await testSigner('gateway').sign('analytics', caller)}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  };

  return {
    state,
    context,
    ask,
    analyze: (body: Partial<BodyOf<typeof analyzeSentiment>> = {}, workspaceId = 'w') =>
      ask('POST', '/post/sentiment-analysis', {
        workspaceId,
        body: { post_id: '104_7', platform: 'facebook', ...body },
      }),
    async close() {
      await context.close();
      await release();
    },
  };
}

export type AnalyticsUnderTest = Awaited<ReturnType<typeof startAnalytics>>;
