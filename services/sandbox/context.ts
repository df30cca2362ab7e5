import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ReadinessChecks } from '@carillon/kit/health.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import { sandboxAppSecret } from '@carillon/social/sandbox-settings.ts';
import { limitsOf, type SandboxConfig } from './config.ts';
import { createKnownTokens, type KnownTokens } from './domain/known-tokens.ts';
import type { SandboxLimits } from './domain/limits.ts';
import { createFileStore } from './stores/files.ts';
import { same } from './stores/hashed.ts';
import { createRoom, type Room } from './stores/room.ts';
import { openStores, type Stores } from './stores/stores.ts';
import { type GoogleKey, googleKey } from './usecases/google-key.ts';

export interface SandboxSettings {
  /** Where browsers and clients reach it, with the path that it is below. */
  readonly publicUrl: string;
  /** Opens the admin routes; without it there are none. */
  readonly adminToken: string;
  /** From where files may be fetched by URL. */
  readonly mediaOrigins: readonly string[];
  /** Where a consent may send the browser back to. */
  readonly redirectOrigins: readonly string[];
  /** Whether a proxy in front tells where calls come from. */
  readonly trustProxy: boolean;
  /** How long a video is being processed. */
  readonly videoProcessingMs: number;
  /** How long a file may take to be fetched. */
  readonly fetchTimeoutMs: number;
  readonly limits: SandboxLimits;
}

/** What the routes and use cases work with. */
export interface SandboxContext {
  readonly settings: SandboxSettings;
  readonly stores: Stores;
  readonly files: ReturnType<typeof createFileStore>;
  readonly room: Room;
  readonly known: KnownTokens;
  /** What the sandbox's Google signs with. */
  readonly googleKey: GoogleKey;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly checks: ReadinessChecks;
  now(): Date;
  /** So many random digits, the first not zero. */
  digits(count: number): string;
  newSecret(prefix: string): string;
  /** Whether that is the secret of a network's app. */
  isAppSecret(network: PlatformName | 'google', given: string | undefined): boolean;
  /** The same secret for the same name, each time. */
  derivedSecret(prefix: string, name: string): string;
  close(): Promise<void>;
}

const VIDEO_PROCESSING_MS = 1500;
const FETCH_TIMEOUT_MS = 30_000;

/** What a test brings along. */
export interface ContextOverrides {
  readonly limits?: Partial<SandboxLimits>;
  readonly fetchTimeoutMs?: number;
}

/** Opens the store and the folder of files. */
export async function createContext(
  config: SandboxConfig,
  runtime: Pick<Runtime, 'log' | 'metrics' | 'store' | 'clock'>,
  overrides: ContextOverrides = {},
): Promise<SandboxContext> {
  const { log, metrics, clock } = runtime;
  const settings = settingsFrom(config, overrides);
  // What page tokens and the apps' secrets are derived from.
  const secret = config.SANDBOX_KEY.toString('hex');
  return openParts(async (closing) => {
    const stores = await openStores(runtime.store);
    closing.defer(() => stores.close());
    const files = createFileStore(config.SANDBOX_MEDIA_FOLDER);
    return {
      settings,
      stores,
      files,
      log,
      metrics,
      room: createRoom({ stores, files, limits: settings.limits, log }),
      known: createKnownTokens(),
      googleKey: googleKey(config.SANDBOX_KEY),
      checks: { store: () => stores.ping() },
      now: clock,
      digits: (count) =>
        Array.from({ length: count }, (_, index) => randomInt(index === 0 ? 1 : 0, 10)).join(''),
      newSecret: (prefix) => prefix + randomBytes(32).toString('base64url'),
      isAppSecret: (network, given) => same(given ?? '', sandboxAppSecret(network, secret)),
      derivedSecret: (prefix, name) => prefix + createHmac('sha256', secret).update(name).digest('base64url'),
    };
  });
}

function settingsFrom(
  config: SandboxConfig,
  { limits, fetchTimeoutMs = FETCH_TIMEOUT_MS }: ContextOverrides,
): SandboxSettings {
  const origins = [new URL(config.PUBLIC_URL ?? config.SANDBOX_URL).origin];
  return {
    publicUrl: config.SANDBOX_URL,
    adminToken: config.SANDBOX_ADMIN_TOKEN ?? '',
    mediaOrigins: config.SANDBOX_MEDIA_ORIGINS ?? origins,
    redirectOrigins: config.SANDBOX_REDIRECT_ORIGINS ?? origins,
    trustProxy: config.TRUST_PROXY,
    videoProcessingMs: VIDEO_PROCESSING_MS,
    fetchTimeoutMs,
    limits: { ...limitsOf(config), ...limits },
  };
}
