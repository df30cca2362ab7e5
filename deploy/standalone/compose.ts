import path from 'node:path';
import { createApp as createAiApp } from '@carillon/ai/app.ts';
import { createContext as createAiContext } from '@carillon/ai/context.ts';
import type { CallerName } from '@carillon/contracts/operation.ts';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { createApp as createGatewayApp } from '@carillon/gateway/app.ts';
import { createContext as createGatewayContext } from '@carillon/gateway/context.ts';
import { createApp as createIdentityApp } from '@carillon/identity/app.ts';
import { createContext as createIdentityContext } from '@carillon/identity/context.ts';
import { boundedFile } from '@carillon/kit/bounded-file.ts';
import { createInProcessBus } from '@carillon/kit/bus/in-process-bus.ts';
import { createClosing } from '@carillon/kit/closing.ts';
import { createHealthApp } from '@carillon/kit/health.ts';
import { type Listening, listen } from '@carillon/kit/http/listen.ts';
import { createServiceClient, type Transports } from '@carillon/kit/http/service-client.ts';
import { createSigner } from '@carillon/kit/identity/identity-token.ts';
import { readPublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { createLogger, type Log } from '@carillon/kit/log.ts';
import { createMetrics } from '@carillon/kit/metrics.ts';
import { makePrivateFolder } from '@carillon/kit/private-folder.ts';
import { createSecurityLog } from '@carillon/kit/security-log.ts';
import { connectStore } from '@carillon/kit/store/connect.ts';
import { createApp as createPostsApp } from '@carillon/posts/app.ts';
import { createContext as createPostsContext } from '@carillon/posts/context.ts';
import { createWorker } from '@carillon/posts/worker.ts';
import { createSandboxApp } from '@carillon/sandbox/app.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { Hono } from 'hono';
import { hostOf, needsSandbox, type StandaloneConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { completeKeys, type Keys, publicKeysOf } from './keys.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Standalone {
  readonly url: string;
  close(): Promise<void>;
}

export interface StandaloneOptions {
  /** The embedded store's thread ended by itself. */
  onStoreCrash?(error: Error): void;
}

/** All of Carillon in this process: the store, the bus, every service, the sandbox network and the gateway. */
export async function composeStandalone(
  config: StandaloneConfig,
  options: StandaloneOptions = {},
): Promise<Standalone> {
  const closing = createClosing();
  let server: Listening | undefined;
  // Events left over from the last run wait until everyone who wants them has subscribed.
  const composed = Promise.withResolvers<void>();
  composed.promise.catch(() => undefined);
  try {
    const front = { fetch: (() => new Response('Carillon is starting.', { status: 503 })) as Hono['fetch'] };
    // Listening comes first: with port 0 only the system knows the port, and a taken one should cost nothing.
    server = await listen({ fetch: (...args) => front.fetch(...args) }, config.PORT, hostOf(config));
    const url = config.PUBLIC_URL ?? `http://localhost:${server.port}`;
    const app = await build(config, { url, server, closing, composed: composed.promise, ...options });
    composed.resolve();
    front.fetch = app.fetch;
    return { url, close: () => closing.close() };
  } catch (error) {
    composed.reject(error);
    await closing.close().catch(() => undefined);
    await server?.close();
    throw error;
  }
}

interface Building extends StandaloneOptions {
  readonly url: string;
  readonly server: Listening;
  readonly closing: ReturnType<typeof createClosing>;
  readonly composed: Promise<void>;
}

/** Opened from the store upwards, and closed the other way round. */
async function build(config: StandaloneConfig, building: Building): Promise<Hono> {
  const { url, server, closing, composed, onStoreCrash } = building;
  const folder = config.CARILLON_DATA;
  openDataFolder(folder);
  for (const one of ['media', 'sandbox']) makePrivateFolder(path.join(folder, one));
  const keys = completeKeys(folder, config);
  const log = (name: string): Log => createLogger(name, config.LOG_LEVEL);
  // A terminal is for people; what happened to accounts is kept beside the data instead.
  const securityFile = boundedFile(path.join(folder, 'security.log'));
  const securityLog = (name: string) => {
    const made = createSecurityLog(name, securityFile);
    closing.add(made.close);
    return made;
  };
  const metrics = createMetrics();
  const clock = () => new Date();

  const mongoUri =
    config.MONGODB_URI ?? (await openEmbedded(path.join(folder, 'store'), closing, onStoreCrash));
  const bus = createInProcessBus({ log: log('bus'), metrics, until: composed });
  closing.add(() => bus.close());
  const publicKeys = readPublicKeys(publicKeysOf(keys));
  const settings = {
    ...config,
    ...keys,
    SERVICE_PUBLIC_KEYS: publicKeys,
    PUBLIC_URL: url,
    SANDBOX_SECRET: keys.SANDBOX_KEY.toString('hex'),
  };
  const networks = createNetworks(networkSettings(settings));
  const shared = { mongoUri, bus, metrics, clock, networks };

  const identity = await createIdentityContext(settings, {
    ...shared,
    log: log('identity'),
    securityLog: securityLog('identity'),
  });
  closing.add(() => identity.close());
  const transports: Transports = { identity: inProcess(createIdentityApp(identity)) };

  const ai = await createAiContext(settings, { mongoUri, metrics, clock, log: log('ai') });
  closing.add(() => ai.close());
  transports.ai = inProcess(createAiApp(ai));

  const as = (name: CallerName, key: Buffer) => createServiceClient(createSigner(name, key), transports);
  const posts = await createPostsContext(
    { ...settings, MEDIA_FOLDER: path.join(folder, 'media') },
    { ...shared, log: log('posts'), identity: as('posts', keys.POSTS_SIGNING_KEY) },
  );
  closing.add(() => posts.close());
  transports.posts = inProcess(createPostsApp(posts));
  const sandbox = needsSandbox(config) && (await openSandbox(settings, { mongoUri, closing, clock, log }));

  const gateway = await createGatewayContext({
    publicUrl: url,
    hosts: config.ALLOWED_HOSTS,
    apiBaseUrl: config.API_BASE_URL,
    listening: { host: hostOf(config), port: server.port },
    signer: createSigner('gateway', keys.GATEWAY_SIGNING_KEY),
    csrfKey: keys.CSRF_KEY,
    rates: { strict: config.RATE_STRICT, costly: config.RATE_COSTLY, normal: config.RATE_NORMAL },
    trustProxy: config.TRUST_PROXY,
    shellFolder: path.join(ROOT, 'shell/dist'),
    mfesFolder: path.join(ROOT, 'mfes'),
    transports,
    bus,
    log: log('gateway'),
    securityLog: securityLog('gateway'),
    metrics,
    clock,
  });
  // What is called must outlive the calls, and the worker's own calls reach the sandbox through the server.
  closing.add(() => server.close());
  closing.add(() => gateway.close());
  // The data folder is this process's alone; a MongoDB may be others' too.
  const worker = createWorker(
    { ...posts, identity: as('worker', keys.WORKER_SIGNING_KEY) },
    { alone: config.MONGODB_URI === undefined },
  );
  closing.add(() => worker.close());
  await worker.start();
  const health = createHealthApp({ ...identity.checks, ...ai.checks, ...posts.checks });
  return createGatewayApp(gateway, { ...(sandbox && { '/sandbox': sandbox }), '/': health });
}

interface SandboxParts {
  readonly mongoUri: string;
  readonly closing: ReturnType<typeof createClosing>;
  clock(): Date;
  log(name: string): Log;
}

async function openSandbox(
  settings: StandaloneConfig & Keys & { readonly PUBLIC_URL: string; readonly SANDBOX_SECRET: string },
  { mongoUri, closing, clock, log }: SandboxParts,
): Promise<Hono> {
  const connection = await connectStore(mongoUri, `${settings.MONGODB_PREFIX}_sandbox`);
  closing.add(() => connection.close());
  return createSandboxApp({
    connection,
    clock,
    publicUrl: `${settings.PUBLIC_URL}/sandbox`,
    secret: settings.SANDBOX_SECRET,
    trustProxy: settings.TRUST_PROXY,
    log: log('sandbox'),
    mediaFolder: path.join(settings.CARILLON_DATA, 'sandbox'),
    ...(settings.SANDBOX_ADMIN_TOKEN && { adminToken: settings.SANDBOX_ADMIN_TOKEN }),
  });
}

async function openEmbedded(
  folder: string,
  closing: ReturnType<typeof createClosing>,
  onCrash: StandaloneOptions['onStoreCrash'],
): Promise<string> {
  const store = await startEmbeddedStore({ folder, onCrash });
  closing.add(() => store.close());
  return store.uri;
}

const inProcess = (app: { fetch(request: Request): Response | Promise<Response> }) => (request: Request) =>
  app.fetch(request);
