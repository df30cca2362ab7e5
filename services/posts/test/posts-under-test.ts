import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { byPlatform } from '@carillon/contracts/domain/platforms.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import type { PublicationFacts, PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import { subscribeAll } from '@carillon/kit/bus/consumer.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import type { Transports } from '@carillon/kit/http/service-client.ts';
import type { UserCaller } from '@carillon/kit/identity/identity-token.ts';
import type { SecurityEvent } from '@carillon/kit/security-log.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { quietLog } from '@carillon/kit/test/quiet-log.ts';
import { TEST_PUBLIC_KEYS, testSigner } from '@carillon/kit/test/test-keys.ts';
import { testRuntime } from '@carillon/kit/test/test-runtime.ts';
import { testStore } from '@carillon/kit/test/test-store.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { createApiContext } from '../api-context.ts';
import { createApp } from '../app.ts';
import { apiSettings, workerSettings } from '../config.ts';
import type { RemoteMedia } from '../library/uploads.ts';
import { entry } from '../main.ts';
import { entry as workerEntry } from '../main-worker.ts';
import { createWorker, type Worker, type WorkerOptions } from '../worker.ts';
import { createWorkerContext, type WorkerContext } from '../worker-context.ts';
import { createFakeIdentity } from './fake-identity.ts';
import { createFakeNetwork } from './fake-network.ts';

export interface Entry {
  platform_id: number;
  page_id?: string | null;
  content: string;
}

export const facebook = (content: string, page_id = 'page1'): Entry => ({ platform_id: 1, page_id, content });
export const linkedin = (content: string): Entry => ({ platform_id: 3, content });

/** The service over its own store, with a clock moved by hand and scripted networks. */
export async function startPosts(
  settings: Readonly<Record<string, string>> = {},
  transports: Transports = {},
  overrides: { readonly remote?: Partial<RemoteMedia> } = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'carillon-posts-'));
  const store = await testStore();
  const time = { now: Date.parse('2026-03-02T09:00:00Z') };
  const clock = () => new Date(time.now);
  const networks = byPlatform(createFakeNetwork);
  const identity = createFakeIdentity();
  const mediaFolder = path.join(folder, 'media');
  const env = {
    PUBLIC_URL: 'http://localhost:8080',
    MEDIA_KEY: Buffer.alloc(32, 6).toString('base64'),
    MEDIA_FOLDER: mediaFolder,
    PLANS: 'off',
    // The clock of these tests is their own.
    PUBLISH_CLOCK_LIMIT: '0',
    ...settings,
  };
  const bus = createInProcessBus({ log: quietLog, retryDelaysMs: [] });
  const factsById = new Map<string, PublicationFacts>();
  await bus.subscribe({
    queue: 'test.changes',
    kind: publicationChanged,
    // Events come at least once.
    handle: async ({ id, data }) => void (factsById.has(id) || factsById.set(id, data.publication)),
  });
  const openContexts: { close(): Promise<void> }[] = [];
  const parts = {
    clock,
    transports: { ...identity.transports, ...transports },
    store: { uri: `${store.uri}?monitorCommands=true`, prefix: store.prefix },
  };
  // An API and workers have one bus here.
  const runtimeOf = (of: Parameters<typeof testRuntime>[0], over: Bus) => {
    const { log, metrics, store, services } = testRuntime(of, { ...parts, bus: over });
    return { log, metrics, store, services, clock, bus: over };
  };
  /** @param real networks that replace scripted ones */
  const open = async (over: Bus = bus, real: Partial<SocialNetworks> = {}): Promise<WorkerContext> => {
    const runtime = runtimeOf(workerEntry, over);
    const overrides = { random: () => 0, networks: { ...networks, ...real } };
    const workerContext = await createWorkerContext(loadConfig(workerSettings, env), runtime, overrides);
    openContexts.push(workerContext);
    return workerContext;
  };
  const context = await open();
  const api = await createApiContext(loadConfig(apiSettings, env), runtimeOf(entry, bus), overrides);
  openContexts.push(api);
  const refusals: SecurityEvent[] = [];
  // A simulated process: what a test does to the worker's parts also affects the API's.
  const { stores, media } = context;
  const { relay } = context.messaging;
  const { metrics } = context.telemetry;
  const app = createApp(
    {
      ...api,
      messaging: { ...api.messaging, relay },
      media,
      telemetry: { ...api.telemetry, metrics },
      stores: { ...api.stores, ...stores },
    },
    { publicKeys: TEST_PUBLIC_KEYS, securityLog: { tell: (event) => void refusals.push(event) } },
  );
  const workers: Worker[] = [];

  const signed = async (workspaceId = 'ada', as: Partial<UserCaller> = {}) => {
    const ada = { kind: 'user', userId: 'ada', sessionId: 's', workspaceId, role: 'owner' } as const;
    const caller = { ...ada, ...as };
    return { headers: { authorization: `Bearer ${await testSigner('gateway').sign('posts', caller)}` } };
  };
  const request = async (
    method: string,
    url: string,
    body?: FormData,
    workspaceId?: string,
    as?: Partial<UserCaller>,
  ): Promise<Response> => app.request(url, { method, body, ...(await signed(workspaceId, as)) });
  const results = async (id: string): Promise<PublicationView[]> => {
    const reply = await request('GET', `/posts/${id}`);
    return getPost.response.parse(await reply.json()).post.results;
  };

  return {
    app,
    storeUri: store.uri,
    bus,
    context,
    networks,
    identity: identity.state,
    /** The security log's events. */
    refused: refusals,
    /** The owner's notifications, in order. */
    told: () => [...factsById.values()],
    clock,
    open,
    request,
    signed,
    results,
    advance: (ms: number) => {
      time.now += ms;
    },
    /** A worker over a context; over the app's own when none is given. */
    async work(over: WorkerContext = context, options: WorkerOptions = {}): Promise<Worker> {
      const worker = createWorker(
        { ...over, identity: identity.workerClient },
        {
          ...options,
          everyMs: 20,
          sweepEveryMs: 100,
          watchEveryMs: 50,
          graceMs: 50,
          settleMs: 100,
        },
      );
      await subscribeAll(over.messaging.bus, worker.consumers);
      await worker.start();
      workers.push(worker);
      return worker;
    },
    /** Waits until the first result of a post is as described. */
    until: (id: string, status: string): Promise<PublicationView> =>
      eventually(async () => {
        const [first] = await results(id);
        if (first?.status !== status) throw new Error(`it is ${JSON.stringify(first)}, not ${status}`);
        return first;
      }),
    /** The names in the media folder. */
    media: () => readdir(mediaFolder, { recursive: true }).catch(() => []),
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      // A test that failed may have left some open.
      await Promise.all(openContexts.map((one) => one.close()));
      await bus.close();
      await store.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Posts = Awaited<ReturnType<typeof startPosts>>;

export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A multipart form as the composer sends it. */
export function form(
  platforms: unknown,
  fields: Record<string, string> = {},
  files: readonly FormFile[] = [],
): FormData {
  const data = new FormData();
  data.set('platforms', typeof platforms === 'string' ? platforms : JSON.stringify(platforms));
  data.set('initial_post_description', 'An idea');
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const { field, name, bytes } of files)
    data.append(field, new File([new Uint8Array(bytes)], name), name);
  return data;
}
