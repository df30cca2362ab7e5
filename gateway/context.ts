import path from 'node:path';
import type { StreamingClient } from '@carillon/kit/http/service-client.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import { ROOT } from '@carillon/kit/service/read-services.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { GatewayConfig } from './config.ts';
import type { Origin } from './origin/origin.ts';
import { type FrontEnd, type FrontFolders, openFrontEnd } from './pages/front-end.ts';
import { createRateLimits, type RateLimits } from './rate-limits/rate-limits.ts';
import { type Routing, readRouting } from './routing/routing.ts';
import { type Credentials, createCredentials } from './sessions/credentials.ts';
import { createStreams, type Streams } from './streams/streams.ts';

export interface GatewayContext {
  readonly origin: Origin;
  readonly routing: Routing;
  /** The way to services as the gateway itself. */
  readonly services: StreamingClient;
  readonly credentials: Credentials;
  readonly rateLimits: RateLimits;
  readonly streams: Streams;
  readonly frontEnd: FrontEnd;
  readonly telemetry: Telemetry;
  clock(): Date;
  close(): Promise<void>;
}

const BUILT: FrontFolders = {
  shellFolder: path.join(ROOT, 'shell/dist'),
  mfesFolder: path.join(ROOT, 'mfes'),
};

/** Creates the gateway's state: the session cache, the live streams, the site's files. */
export async function createContext(
  config: GatewayConfig,
  runtime: Omit<Runtime, 'store' | 'bus' | 'publicKeys' | 'sites' | 'alone'>,
  folders: FrontFolders = BUILT,
): Promise<GatewayContext> {
  const { log, securityLog, metrics, listening, redisUrl, services, signer, transports, clock } = runtime;
  const telemetry = { log, securityLog, metrics };
  const origin: Origin = {
    publicUrl: config.PUBLIC_URL,
    apiBaseUrl: config.API_BASE_URL,
    hosts: config.ALLOWED_HOSTS,
    listening,
    trustProxy: config.TRUST_PROXY,
  };
  const rates = { strict: config.RATE_STRICT, costly: config.RATE_COSTLY, normal: config.RATE_NORMAL };
  const routing = await readRouting(transports);
  return openParts(async (closing) => {
    const redis = redisUrl
      ? (await import('./rate-limits/open-redis.ts')).openRedis(redisUrl, log)
      : undefined;
    if (redis) closing.defer(() => redis.disconnect());
    const streams = createStreams();
    closing.defer(() => streams.close());
    const frontEnd = await openFrontEnd(config, folders, { transports, telemetry });
    closing.defer(() => frontEnd.registry.close());
    return {
      origin,
      routing,
      services,
      credentials: createCredentials(
        { services, signer, clock },
        { publicUrl: origin.publicUrl, csrfKey: config.CSRF_KEY },
      ),
      rateLimits: createRateLimits(rates, securityLog, redis),
      streams,
      frontEnd,
      telemetry,
      clock,
    };
  });
}
