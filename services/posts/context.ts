import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import { createRabbitBus } from '@carillon/kit/bus/rabbit-bus.ts';
import { createClosing } from '@carillon/kit/closing.ts';
import type { ReadinessChecks } from '@carillon/kit/health.ts';
import { createServiceClient, httpTransport, type ServiceClient } from '@carillon/kit/http/service-client.ts';
import { createSigner } from '@carillon/kit/identity/identity-token.ts';
import type { PublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { createLogger, type Log } from '@carillon/kit/log.ts';
import { createMetrics, type Metrics } from '@carillon/kit/metrics.ts';
import { createRelay, type Relay } from '@carillon/kit/outbox/relay.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { Config, ContextConfig } from './config.ts';
import { createUnreadableReporter } from './dispatch/report-unreadable.ts';
import { createRinger } from './dispatch/ring-workers.ts';
import type { PublishLimits } from './dispatch/watch-line.ts';
import { createDiskRoom, type DiskRoom } from './media/disk-room.ts';
import { createMediaLibrary, type MediaLibrary } from './media/library.ts';
import { openStores, type Stores } from './stores/stores.ts';
import type { Unreadable } from './stores/to-publication.ts';

const MB = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;

/** Everything that posts works with, in its API and in its workers. */
export interface PostsContext {
  readonly stores: Stores;
  readonly media: MediaLibrary;
  readonly networks: Record<PlatformName, SocialNetwork>;
  readonly identity: ServiceClient;
  readonly bus: Bus;
  readonly relay: Relay;
  /** Tells the workers that something waits in line. */
  ring(): void;
  /** Tells operators of rows that can't be read, each once an hour. */
  tellUnreadable(rows: readonly Unreadable[]): void;
  readonly publicKeys: PublicKeys;
  /** How many publications one worker has in hand at a time. */
  readonly concurrency: number;
  readonly limits: PublishLimits;
  /** How far a worker's clock may be off the store's, milliseconds; 0 for any distance. */
  readonly clockLimitMs: number;
  /** How long media is kept after its post has come to its end. */
  readonly retentionMs: number;
  /** Most that one workspace's media may take, bytes. */
  readonly mediaQuota: number;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly checks: ReadinessChecks;
  clock(): Date;
  /** From 0 to 1, for jitter. */
  random(): number;
  close(): Promise<void>;
}

/** What a process that holds several services, or a test, brings along. What is given is not closed here. */
export interface ContextOverrides {
  readonly mongoUri?: string;
  readonly bus?: Bus;
  readonly log?: Log;
  readonly metrics?: Metrics;
  readonly clock?: () => Date;
  readonly random?: () => number;
  readonly networks?: Record<PlatformName, SocialNetwork>;
  readonly identity?: ServiceClient;
  readonly hasRoom?: DiskRoom;
  /** As whom it calls identity. Default: `posts`, the API. */
  readonly callsAs?: 'posts' | 'worker';
}

/** These may be left out where `mongoUri`, `bus` and `identity` are given. */
type Given = ContextConfig &
  Partial<Pick<Config, 'MONGODB_URI' | 'AMQP_URL' | 'IDENTITY_URL' | 'SIGNING_KEY'>>;

/** Opens the store, the bus and the relay. When one can't be opened, what was opened before it is closed again. */
export async function createContext(config: Given, overrides: ContextOverrides = {}): Promise<PostsContext> {
  const log = overrides.log ?? createLogger('posts', config.LOG_LEVEL);
  const metrics = overrides.metrics ?? createMetrics();
  const closing = createClosing();
  try {
    const clock = overrides.clock ?? (() => new Date());
    const uri = needed(overrides.mongoUri ?? config.MONGODB_URI, 'MONGODB_URI');
    const tellUnreadable = createUnreadableReporter({ log, metrics, clock });
    const stores = await openStores(uri, `${config.MONGODB_PREFIX}_posts`, tellUnreadable);
    closing.add(() => stores.close());
    const bus =
      overrides.bus ?? (await createRabbitBus({ url: needed(config.AMQP_URL, 'AMQP_URL'), log, metrics }));
    if (!overrides.bus) closing.add(() => bus.close());
    const relay = createRelay({ bus, models: [stores.publications.outbox], log, clock });
    closing.add(() => relay.close());
    return {
      stores,
      media: createMediaLibrary({
        root: config.MEDIA_FOLDER,
        publicUrl: config.PUBLIC_URL,
        key: config.MEDIA_KEY,
        clock,
        onMake: (folder) => stores.mediaFolders.add(folder, clock()),
        onRemove: (folder) => stores.mediaSizes.release(folder),
        hasRoom: overrides.hasRoom ?? createDiskRoom(config.MEDIA_FOLDER, config.MEDIA_MIN_FREE_MB * MB),
      }),
      networks: overrides.networks ?? createNetworks(networkSettings(config)),
      identity: overrides.identity ?? identityOver(config, overrides.callsAs ?? 'posts'),
      bus,
      relay,
      ring: createRinger({ bus, log, clock }),
      tellUnreadable,
      publicKeys: config.SERVICE_PUBLIC_KEYS,
      concurrency: config.PUBLISH_CONCURRENCY,
      limits: { perNetwork: config.PUBLISH_PER_NETWORK, perAccount: config.PUBLISH_PER_ACCOUNT },
      clockLimitMs: config.PUBLISH_CLOCK_LIMIT * 1000,
      mediaQuota: config.MEDIA_QUOTA_MB * MB,
      retentionMs: config.MEDIA_RETENTION_DAYS * DAY_MS,
      log,
      metrics,
      checks: { store: () => stores.ping(), bus: () => bus.ping() },
      clock,
      random: overrides.random ?? Math.random,
      close: () => closing.close(),
    };
  } catch (error) {
    await closing.close();
    throw error;
  }
}

const identityOver = ({ IDENTITY_URL, SIGNING_KEY }: Given, callsAs: 'posts' | 'worker'): ServiceClient =>
  createServiceClient(createSigner(callsAs, needed(SIGNING_KEY, 'SIGNING_KEY')), {
    identity: httpTransport(needed(IDENTITY_URL, 'IDENTITY_URL')),
  });

function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is needed to open posts`);
  return value;
}
