import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EventKind } from '@carillon/contracts/event.ts';
import { figuresChanged } from '@carillon/contracts/events/analytics/figures-changed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { listTargets } from '@carillon/contracts/http/identity/connections/list-targets.ts';
import { reportLostConnection } from '@carillon/contracts/http/identity/connections/report-lost-connection.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import { describePublished } from '@carillon/contracts/http/posts/describe-published.ts';
import { listDueTimes } from '@carillon/contracts/http/posts/list-due-times.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { subscribeAll } from '@carillon/kit/bus/consumer.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS, testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import type { z } from 'zod';
import { createApp } from '../app.ts';
import { collectDue } from '../collection/collect-due.ts';
import type { CommentKeeper } from '../collection/comment-keeper.ts';
import { createCollectorContext } from '../collector-context.ts';
import { collectorSettings } from '../config.ts';
import { consumersOf } from '../consumers/consumers.ts';
import { createContext } from '../context.ts';
import { entry } from '../main.ts';
import { entry as collectorEntry } from '../main-collector.ts';
import { simulatedNetwork } from './simulated-network.ts';

export const WORKSPACE = 'bells';
export const START = new Date('2026-03-01T00:00:00Z');

/** Collector and API over one store, with the services and the networks that they ask, by a clock that a test sets. */
export async function startCollecting(overrides: { comments?: CommentKeeper } = {}) {
  const { uri, prefix, release } = await testStore();
  const network = simulatedNetwork();
  const state = {
    now: START,
    /** The targets that are connected, by network. */
    targets: {
      facebook: ['page-1', 'page-2'],
      instagram: ['insta-1'],
      linkedin: ['urn:li:person:1'],
    } as Record<PlatformName, string[]>,
    /** The networks that nothing is connected on. */
    unconnected: new Set<PlatformName>(),
    /** Holds what identity answers of targets, as they were when it was asked. */
    listing: Promise.resolve(),
    /** How often it was asked. */
    listed: 0,
    lost: [] as unknown[],
    /** A refused token is one that was renewed meanwhile. */
    renewed: false,
    signals: [] as unknown[],
    removed: new Set<string>(),
    /** When future posts are published. */
    due: [] as Date[],
  };
  const bus = createInProcessBus({ log: quietLog, retryDelaysMs: [] });
  await bus.subscribe({
    queue: 'test.signals',
    kind: figuresChanged,
    handle: async ({ data }) => void state.signals.push(data),
  });
  const transports = standIns(state);
  const runtimeParts = { bus, transports, clock: () => state.now, store: { uri, prefix } };
  const runtime = testRuntime(collectorEntry, { ...runtimeParts, signer: testSigner('collector') });
  const config = collectorSettings.parse({ PUBLIC_URL: 'http://localhost' });
  const collector = await createCollectorContext(config, runtime, {
    networks: network.networks,
    ...overrides,
  });
  const api = await createContext(
    { ...config, PLANS: 'off' as const },
    testRuntime(entry, runtimeParts),
    network.networks,
  );
  const app = createApp(api);
  await subscribeAll(bus, consumersOf(collector));
  let revision = 0;

  const publish = <K extends EventKind>(kind: K, data: z.input<K['data']>) =>
    bus.publish(makeEvent(kind, data, state.now));
  const get = async (path: string, workspaceId = WORKSPACE) => {
    const caller = { kind: 'user', userId: 'u', sessionId: 's', workspaceId, role: 'viewer' } as const;
    const authorization = `Bearer ${await testSigner('gateway').sign('analytics', caller)}`;
    return app.request(path, { headers: { authorization } });
  };

  return {
    state,
    network,
    collector,
    app,
    publish,
    get,
    /** A post published now, with its event. */
    async goOut(
      platform: PlatformName,
      targetId: string,
      id: string,
      more: { removed?: boolean; post_id?: string } = {},
    ) {
      const post = network.state.posts.get(id) ?? network.post(platform, targetId, id);
      await publish(publicationChanged, {
        workspace_id: WORKSPACE,
        post_id: `post-${id}`,
        words: `Words of ${id}`,
        revision: ++revision,
        ...more,
        publication: {
          id: `pub-${id}`,
          platform,
          platform_id: PLATFORMS[platform].id,
          target_name: targetId,
          page_id: targetId,
          status: 'published',
          due_at: null,
          published_at: state.now.toISOString(),
          late: false,
          attempts: 1,
          next_attempt_at: null,
          post_url: `https://example.com/${id}`,
          reason: null,
        },
      });
      return post;
    },
    /** The network's only connection changes, and everybody hears of it. */
    connection(platform: PlatformName, status: 'connected' | 'lost' | 'disconnected') {
      if (status === 'connected') state.unconnected.delete(platform);
      else state.unconnected.add(platform);
      return publish(connectionChanged, connectionOf(platform, status, ++revision));
    },
    heard: eventually,
    collect: () => collectDue(collector, { concurrency: 2 }),
    later(ms: number) {
      state.now = new Date(state.now.getTime() + ms);
    },
    async overview(range: '7' | '30' | '90' = '90', timezone = 'UTC') {
      const reply = await get(`/analytics/overview?range=${range}&timezone=${encodeURIComponent(timezone)}`);
      return getOverview.response.parse(await reply.json());
    },
    async close() {
      await bus.close();
      await collector.close();
      await api.close();
      await release();
    },
  };
}

export const connectionOf = (
  platform: PlatformName,
  status: 'connected' | 'lost' | 'disconnected',
  revision = 1,
) => ({ workspace_id: WORKSPACE, platform, status, reason: null, revision });

export type CollectingUnderTest = Awaited<ReturnType<typeof startCollecting>>;

interface KnownTarget {
  readonly targets: Record<PlatformName, string[]>;
  readonly unconnected: ReadonlySet<PlatformName>;
  readonly listing: Promise<void>;
  listed: number;
  readonly lost: unknown[];
  readonly renewed: boolean;
  readonly removed: ReadonlySet<string>;
  readonly due: readonly Date[];
}

/** Posts and identity, as far as a collector asks them. */
function standIns(state: KnownTarget) {
  const { targets, unconnected, lost, removed, due } = state;
  const serve = (service: ServiceName) =>
    createServiceApp({
      service,
      log: quietLog,
      publicKeys: TEST_PUBLIC_KEYS,
      securityLog: { tell: () => undefined },
    });
  const [posts, identity] = [serve('posts'), serve('identity')];
  mount(posts, describePublished, async ({ body }) => {
    const remote_id = body.publication_id.slice('pub-'.length);
    const target_id = remote_id.slice(0, remote_id.lastIndexOf('/'));
    return { remote_id, target_id, content: `Words of ${remote_id}`, removed: removed.has(remote_id) };
  });
  mount(posts, listDueTimes, async () => ({ due_at: due.map((at) => at.toISOString()) }));
  mount(identity, listTargets, async ({ body: { platform } }) => {
    const targetIds = unconnected.has(platform) ? [] : targets[platform];
    state.listed++;
    await state.listing;
    return {
      targets: targetIds.map((id) => ({ target_id: id, target_name: id, page_id: id })),
    };
  });
  mount(identity, resolveTarget, async ({ body }) => {
    const all = Object.values(targets).flat();
    const id = body.page_id ?? targets.linkedin[0];
    if (id === undefined || !all.includes(id)) throw new AppError('not_connected');
    return { access_token: 'a token', target_id: id, target_name: id, revision: 3 };
  });
  mount(identity, reportLostConnection, async ({ body }) => {
    lost.push(body);
    return { success: true as const, lost: !state.renewed };
  });
  return {
    posts: (request: Request) => posts.fetch(request),
    identity: (request: Request) => identity.fetch(request),
  };
}
