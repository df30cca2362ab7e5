import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Connection } from '@carillon/kit/store/connect.ts';
import { sandboxAppSecret } from '@carillon/social/sandbox-settings.ts';
import { createKnownTokens, type KnownTokens } from './domain/known-tokens.ts';
import { SANDBOX_LIMITS, type SandboxLimits } from './domain/limits.ts';
import { createFileStore } from './stores/files.ts';
import { same } from './stores/hashed.ts';
import { createRoom, type Room } from './stores/room.ts';
import { createStores, type Stores } from './stores/stores.ts';

export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface SandboxOptions {
  /** A database of its own. */
  readonly connection: Connection;
  readonly clock: () => Date;
  /** Where browsers and clients reach it, with the prefix that it is mounted under. */
  readonly publicUrl: string;
  /** What page tokens and the apps' secrets are derived from. */
  readonly secret: string;
  readonly log: Log;
  /** Where files are kept. */
  readonly mediaFolder: string;
  /** Opens the admin routes; without it there are none. */
  readonly adminToken?: string;
  /** From where files may be fetched by URL; the sandbox's own origin unless said otherwise. */
  readonly mediaOrigins?: readonly string[];
  /** Where a consent may send the browser back to; the sandbox's own origin unless said otherwise. */
  readonly redirectOrigins?: readonly string[];
  /** Whether a proxy in front tells where calls come from. */
  readonly trustProxy?: boolean;
  /** How long a video is being processed. */
  readonly videoProcessingMs?: number;
  /** Of calls and posts; those left out are too high to be met by hand. */
  readonly limits?: Partial<SandboxLimits>;
}

/** What the routes and use cases work with. */
export interface SandboxContext {
  readonly options: Required<SandboxOptions> & { readonly limits: SandboxLimits };
  readonly stores: Stores;
  readonly files: ReturnType<typeof createFileStore>;
  readonly room: Room;
  readonly known: KnownTokens;
  now(): Date;
  /** So many random digits, the first not zero. */
  digits(count: number): string;
  newSecret(prefix: string): string;
  /** Whether that is the secret of a network's app. */
  isAppSecret(network: PlatformName, given: string | undefined): boolean;
  /** The same secret for the same name, each time. */
  derivedSecret(prefix: string, name: string): string;
}

export const createContext = (options: SandboxOptions): SandboxContext => {
  const stores = createStores(options.connection);
  // Nobody may be waiting yet; who is gets the fault from `ready` itself.
  stores.ready.catch((error: unknown) => options.log.error({ err: error }, 'the sandbox has no indexes'));
  const { origin } = new URL(options.publicUrl);
  const files = createFileStore(options.mediaFolder);
  const limits = { ...SANDBOX_LIMITS, ...options.limits };
  return {
    options: {
      adminToken: '',
      mediaOrigins: [origin],
      redirectOrigins: [origin],
      videoProcessingMs: 1500,
      trustProxy: false,
      ...options,
      limits,
    },
    stores,
    files,
    room: createRoom({ stores, files, limits, log: options.log }),
    known: createKnownTokens(),
    now: options.clock,
    digits: (count) =>
      Array.from({ length: count }, (_, index) => randomInt(index === 0 ? 1 : 0, 10)).join(''),
    newSecret: (prefix) => prefix + randomBytes(32).toString('base64url'),
    isAppSecret: (network, given) => same(given ?? '', sandboxAppSecret(network, options.secret)),
    derivedSecret: (prefix, name) =>
      prefix + createHmac('sha256', options.secret).update(name).digest('base64url'),
  };
};
