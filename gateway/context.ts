import type { Bus } from '@carillon/kit/bus/bus.ts';
import { createClosing } from '@carillon/kit/closing.ts';
import { createServiceClient, type Transports } from '@carillon/kit/http/service-client.ts';
import type { Signer } from '@carillon/kit/identity/identity-token.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { Redis } from 'ioredis';
import type { HostSettings } from './http/known-hosts.ts';
import { createRateLimits, type RateLimits, type RateSettings } from './http/rate-limits.ts';
import { createLiveStreams, type LiveStreams } from './live/live-streams.ts';
import { openSite, type Site } from './pages/site.ts';
import { type Cookies, createCookies } from './sessions/cookie.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';

export interface GatewayOptions extends HostSettings {
  /** The path that browsers reach the API under. */
  readonly apiBaseUrl: string;
  readonly signer: Signer;
  readonly csrfKey: Uint8Array;
  readonly rates: RateSettings;
  readonly trustProxy: boolean;
  /** Folder of the shell's build, and the folder that has one folder a micro-frontend. */
  readonly shellFolder: string;
  readonly mfesFolder: string;
  readonly transports: Transports;
  readonly bus: Bus;
  /** Counts limits for all gateways together. */
  readonly redis?: Redis;
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly metrics?: Metrics;
  readonly clock: () => Date;
}

export interface GatewayContext extends GatewayOptions {
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly rateLimits: RateLimits;
  readonly streams: LiveStreams;
  readonly site: Site;
  close(): Promise<void>;
}

/** Opens what the gateway holds: the session cache, the live streams, the site's files. */
export async function createContext(options: GatewayOptions): Promise<GatewayContext> {
  const closing = createClosing();
  const client = createServiceClient(options.signer, options.transports);
  const sessions = createSessions(client, options.clock);
  const streams = createLiveStreams();
  closing.add(() => streams.close());
  await sessions.follow(options.bus);
  await streams.follow(options.bus);
  return {
    ...options,
    sessions,
    streams,
    cookies: createCookies(options.publicUrl),
    rateLimits: createRateLimits(options.rates, options.securityLog, options.redis),
    site: openSite(options),
    close: closing.close,
  };
}
