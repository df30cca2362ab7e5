import type { Bus } from '@carillon/kit/bus/bus.ts';
import { plansApply } from '@carillon/kit/plan/plan-env.ts';
import { createQuotas, NO_LIMITS, type Quotas } from '@carillon/kit/plan/quotas.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { WorkerConfig } from './config.ts';
import { createContext, type PostsContext, type PostsRuntime } from './context.ts';
import type { PublishLimits } from './dispatch/permits.ts';
import { createUnreadableReporter } from './dispatch/report-unreadable.ts';
import { openWorkerStores, type WorkerStores } from './stores/stores.ts';
import type { Unreadable } from './stores/to-publication.ts';

const DAY_MS = 24 * 3_600_000;

export interface WorkerContext extends PostsContext<WorkerStores> {
  readonly networks: SocialNetworks;
  readonly quotas: Quotas;
  readonly bus: Bus;
  /** Tells operators of rows that can't be read, each once an hour. */
  tellUnreadable(rows: readonly Unreadable[]): void;
  /** How many publications one worker leases at a time. */
  readonly concurrency: number;
  readonly limits: PublishLimits;
  /** How far a worker's clock may be off the store's, milliseconds; 0 for any distance. */
  readonly clockLimitMs: number;
  /** How long media is kept after its post has come to its end. */
  readonly retentionMs: number;
  /** From 0 to 1, for jitter. */
  random(): number;
}

/** What a test brings along. */
export type WorkerOverrides = Partial<Pick<WorkerContext, 'networks' | 'random'>>;

/** Opens what a worker works with. */
export async function createWorkerContext(
  config: WorkerConfig,
  runtime: PostsRuntime,
  overrides: WorkerOverrides = {},
): Promise<WorkerContext> {
  const tellUnreadable = createUnreadableReporter(runtime);
  const networks = overrides.networks ?? createNetworks(networkSettings(config));
  return {
    ...(await createContext(config, runtime, (place) => openWorkerStores(place, tellUnreadable))),
    networks,
    quotas: plansApply(config) ? createQuotas(runtime) : NO_LIMITS,
    bus: runtime.bus,
    tellUnreadable,
    concurrency: config.PUBLISH_CONCURRENCY,
    limits: { perNetwork: config.PUBLISH_PER_NETWORK, perAccount: config.PUBLISH_PER_ACCOUNT },
    clockLimitMs: config.PUBLISH_CLOCK_LIMIT * 1000,
    retentionMs: config.MEDIA_RETENTION_DAYS * DAY_MS,
    random: overrides.random ?? Math.random,
  };
}
