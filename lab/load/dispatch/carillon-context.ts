import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { byPlatform, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { resolveTarget } from '@carillon/contracts/http/identity/connections/resolve-target.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import { loadConfig } from '@carillon/kit/config.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import { createServiceApp } from '@carillon/kit/http/service-app.ts';
import { createServiceClient, type ServiceClient } from '@carillon/kit/http/service-client.ts';
import { createSigner } from '@carillon/kit/identity/identity-token.ts';
import { publicJwksOf, readPublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { createLogger } from '@carillon/kit/log.ts';
import { createMetrics } from '@carillon/kit/metrics.ts';
import { workerSettings } from '@carillon/posts/config.ts';
import { createWorkerContext, type WorkerContext } from '@carillon/posts/worker-context.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { latencyMs } from './latency.ts';

const KEY = Buffer.alloc(32, 7);
const JWKS = publicJwksOf({ worker: KEY });
const log = createLogger('dispatch', 'error');

export interface BenchContextOptions {
  readonly mongoUri: string;
  readonly database: string;
  readonly bus: Bus;
  /** The setting's default when left out. */
  readonly concurrency?: number | undefined;
  /** The networks' average response time in milliseconds; 0: at once. */
  readonly networkMs?: number | undefined;
  /** Called for each post that reaches the network, with its text. */
  onPublish?(text: string): void;
}

/** The real posts service, with networks of a given latency and an identity that knows everybody. */
export const openContext = (options: BenchContextOptions): Promise<WorkerContext> =>
  createWorkerContext(
    loadConfig(workerSettings, {
      PUBLIC_URL: 'http://localhost:8080',
      MEDIA_KEY: KEY.toString('base64'),
      MEDIA_FOLDER: tmpdir(),
      ...(options.concurrency && { PUBLISH_CONCURRENCY: String(options.concurrency) }),
    }),
    {
      log,
      bus: options.bus,
      services: everybody(),
      metrics: createMetrics(),
      store: { uri: options.mongoUri, database: `${options.database}_posts` },
      clock: () => new Date(),
    },
    { networks: byPlatform((name) => networkOf(name, options)) },
  );

function everybody(): ServiceClient {
  const securityLog = { tell: () => undefined };
  const publicKeys = readPublicKeys(JWKS);
  const app = createServiceApp({ service: 'identity', log, publicKeys, securityLog });
  mount(app, resolveTarget, async ({ body }) => ({
    target_id: body.page_id ?? 'member',
    target_name: 'A page',
    access_token: 'a token',
    revision: 1,
  }));
  return createServiceClient(createSigner('worker', KEY), {
    identity: (request: Request) => app.fetch(request),
  });
}

const networkOf = (name: PlatformName, { onPublish, networkMs = 0 }: BenchContextOptions): SocialNetwork => ({
  name,
  publish: {
    async send({ text }) {
      onPublish?.(text);
      if (networkMs > 0) await pause(latencyMs(networkMs));
      return { remoteId: text, url: null };
    },
    reconcile: async () => null,
  },
});
