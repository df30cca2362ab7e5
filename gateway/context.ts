import path from 'node:path';
import type { Operation } from '@carillon/contracts/operation.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import type { StreamingClient, Transports } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import { ROOT, readServices } from '@carillon/kit/service/read-services.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { GatewayConfig } from './config.ts';
import { createDownloads, type Downloads } from './data-export/downloads.ts';
import type { HostSettings } from './http/known-hosts.ts';
import { createRateLimits, type RateLimits, type RateSettings } from './http/rate-limits.ts';
import { createLiveStreams, type LiveStreams } from './live/live-streams.ts';
import { openSite, type Site } from './pages/site.ts';
import { siteFacts } from './pages/site-facts.ts';
import { admitByPacts } from './registry/admit-by-pacts.ts';
import { admitAll } from './registry/build.ts';
import type { Shares } from './registry/canary.ts';
import { folderSources } from './registry/folder-source.ts';
import { httpSource } from './registry/http-source.ts';
import { sourcesOfFile } from './registry/mfe-sources.ts';
import { type MfeRegistry, openRegistry, type RegistryOptions } from './registry/registry.ts';
import { type AccessTokens, createAccessTokens } from './sessions/access-tokens.ts';
import { type Cookies, createCookies } from './sessions/cookie.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createStatements, type Statements } from './sessions/statements.ts';

/** Folder of the shell's build, and the folder that has one folder a micro-frontend. */
export interface FrontFolders {
  readonly shellFolder: string;
  readonly mfesFolder: string;
}

/** A path outside the API that the gateway forwards to a service. */
export interface ForwardedPath {
  readonly service: ServiceName;
  readonly path: string;
  /** Calls are counted by where they come from. */
  readonly limited: boolean;
}

export interface GatewayContext extends HostSettings {
  /** Every operation of every service. */
  readonly operations: readonly Operation[];
  /** What services answer outside the API. */
  readonly forwardedPaths: readonly ForwardedPath[];
  /** Every public path that a descriptor declares. */
  readonly publicPaths: readonly string[];
  readonly transports: Transports;
  /** The way to services as the gateway itself. */
  readonly services: StreamingClient;
  readonly statements: Statements;
  readonly csrfKey: Uint8Array;
  readonly trustProxy: boolean;
  /** The path that browsers reach the API under. */
  readonly apiBaseUrl: string;
  readonly sessions: Sessions;
  readonly accessTokens: AccessTokens;
  readonly cookies: Cookies;
  readonly rates: RateSettings;
  readonly rateLimits: RateLimits;
  readonly streams: LiveStreams;
  /** Of users' data, that run. */
  readonly downloads: Downloads;
  readonly site: Site;
  readonly registry: MfeRegistry;
  /** How many users get which micro-frontend's canary. */
  readonly canaryShares: Shares;
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly metrics: Metrics;
  clock(): Date;
  close(): Promise<void>;
}

const BUILT: FrontFolders = {
  shellFolder: path.join(ROOT, 'shell/dist'),
  mfesFolder: path.join(ROOT, 'mfes'),
};

/** Opens what the gateway holds: the session cache, the live streams, the site's files. */
export async function createContext(
  config: GatewayConfig,
  runtime: Omit<Runtime, 'store' | 'bus' | 'publicKeys' | 'sites' | 'alone'>,
  front: FrontFolders = BUILT,
): Promise<GatewayContext> {
  const { log, securityLog, metrics, listening, redisUrl, signer, transports, clock } = runtime;
  const { operations, processes } = await readServices();
  const publicPaths = processes.flatMap((process) => process.publicPaths);
  const forwardedPaths = processes
    .filter(({ kind }) => kind === 'api')
    .flatMap(({ service, publicPaths, limitedPaths }) =>
      publicPaths.map((path) => ({ service, path, limited: limitedPaths.includes(path) })),
    );
  const { PUBLIC_URL: publicUrl, API_BASE_URL: apiBaseUrl } = config;
  return openParts(async (closing) => {
    const redis = redisUrl ? (await import('./http/open-redis.ts')).openRedis(redisUrl, log) : undefined;
    if (redis) closing.defer(() => redis.disconnect());
    const streams = createLiveStreams();
    closing.defer(() => streams.close());
    const downloads = createDownloads();
    closing.defer(() => downloads.close());
    const registry = await openRegistry({
      ...sourcesFor(config, front.mfesFolder, transports, log),
      log,
      metrics,
    });
    closing.defer(() => registry.close());
    const rates = { strict: config.RATE_STRICT, costly: config.RATE_COSTLY, normal: config.RATE_NORMAL };
    return {
      publicUrl,
      apiBaseUrl,
      hosts: config.ALLOWED_HOSTS,
      listening,
      operations,
      forwardedPaths,
      publicPaths,
      transports,
      streams,
      downloads,
      log,
      securityLog,
      metrics,
      clock,
      services: runtime.services,
      sessions: createSessions(runtime.services, clock),
      statements: createStatements(signer),
      accessTokens: createAccessTokens(runtime.services, clock),
      csrfKey: config.CSRF_KEY,
      trustProxy: config.TRUST_PROXY,
      cookies: createCookies(publicUrl),
      rates,
      rateLimits: createRateLimits(rates, securityLog, redis),
      site: openSite({ shellFolder: front.shellFolder, facts: siteFacts(config) }),
      registry,
      canaryShares: config.MFE_CANARY_SHARE,
    };
  });
}

const LOOK_MS = 3_000;

/**
 * Servers where settings name some, in a file that may change or in the setting itself; else the folders, which are of one
 * version with the services.
 */
function sourcesFor(
  { MFE_SOURCES, MFE_SOURCES_FILE }: GatewayConfig,
  mfesFolder: string,
  transports: Transports,
  log: Log,
): Pick<RegistryOptions, 'sources' | 'everyMs' | 'admits'> {
  const file = MFE_SOURCES_FILE;
  if (!file && MFE_SOURCES.length === 0)
    return { sources: () => folderSources(mfesFolder), everyMs: null, admits: admitAll };
  const complain = (err: unknown) => log.error({ err, file }, 'MFE_SOURCES_FILE is not read');
  const places = file ? sourcesOfFile(file, complain) : () => MFE_SOURCES;
  return { sources: () => places().map(httpSource), everyMs: LOOK_MS, admits: admitByPacts(transports) };
}
