import type { Bus } from '@carillon/kit/bus/bus.ts';
import type { ReadinessChecks } from '@carillon/kit/health.ts';
import type { ServiceClient } from '@carillon/kit/http/service-client.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { createRelay, type Relay } from '@carillon/kit/outbox/relay.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { PostsConfig } from './config.ts';
import type { PublishLimits } from './dispatch/permits.ts';
import { createUnreadableReporter } from './dispatch/report-unreadable.ts';
import { createWorkerSignal } from './dispatch/signal-workers.ts';
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
  readonly networks: SocialNetworks;
  readonly identity: ServiceClient;
  readonly bus: Bus;
  readonly relay: Relay;
  /** Tells the workers that something is due. */
  signalWorkers(): void;
  /** Tells operators of rows that can't be read, each once an hour. */
  tellUnreadable(rows: readonly Unreadable[]): void;
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

/** What a test brings along. */
export interface ContextOverrides {
  readonly random?: () => number;
  readonly networks?: SocialNetworks;
  readonly hasRoom?: DiskRoom;
}

/** Opens the store and the relay. When one can't be opened, what was opened before it is closed again. */
export async function createContext(
  config: PostsConfig,
  runtime: Pick<Runtime, 'log' | 'metrics' | 'store' | 'bus' | 'services' | 'clock'>,
  overrides: ContextOverrides = {},
): Promise<PostsContext> {
  const { log, metrics, clock, bus } = runtime;
  const closing = new AsyncDisposableStack();
  try {
    const { uri, database } = runtime.store;
    const tellUnreadable = createUnreadableReporter({ log, metrics, clock });
    const stores = await openStores(uri, database, tellUnreadable);
    closing.defer(() => stores.close());
    const relay = createRelay({ bus, models: [stores.publications.outbox], log, clock });
    closing.defer(() => relay.close());
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
      identity: runtime.services,
      bus,
      relay,
      signalWorkers: createWorkerSignal({ bus, log, clock }),
      tellUnreadable,
      concurrency: config.PUBLISH_CONCURRENCY,
      limits: { perNetwork: config.PUBLISH_PER_NETWORK, perAccount: config.PUBLISH_PER_ACCOUNT },
      clockLimitMs: config.PUBLISH_CLOCK_LIMIT * 1000,
      mediaQuota: config.MEDIA_QUOTA_MB * MB,
      retentionMs: config.MEDIA_RETENTION_DAYS * DAY_MS,
      log,
      metrics,
      checks: { store: () => stores.ping() },
      clock,
      random: overrides.random ?? Math.random,
      close: () => closing.disposeAsync(),
    };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}
