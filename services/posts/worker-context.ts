import { plansApply } from '@carillon/kit/plan/plan-env.ts';
import { createQuotas, NO_LIMITS, type Quotas } from '@carillon/kit/plan/quotas.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { WorkerConfig } from './config.ts';
import { createContext, type PostsContext, type PostsRuntime } from './context.ts';
import type { DispatchParts } from './dispatch/dispatch-parts.ts';
import { createUnreadableReporter } from './dispatch/report-unreadable.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import { openWorkerStores, type WorkerStores } from './stores/stores.ts';

const DAY_MS = 24 * 3_600_000;

export interface WorkerContext extends PostsContext<WorkerStores> {
  readonly quotas: Quotas;
  readonly dispatch: DispatchParts;
  readonly maintenance: Maintenance;
}

/** Replacements for tests. */
export type WorkerOverrides = Partial<Pick<DispatchParts, 'networks' | 'random'>>;

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
    quotas: plansApply(config) ? createQuotas(runtime) : NO_LIMITS,
    dispatch: {
      networks,
      concurrency: config.PUBLISH_CONCURRENCY,
      limits: { perNetwork: config.PUBLISH_PER_NETWORK, perAccount: config.PUBLISH_PER_ACCOUNT },
      clockLimitMs: config.PUBLISH_CLOCK_LIMIT * 1000,
      random: overrides.random ?? Math.random,
    },
    maintenance: { retentionMs: config.MEDIA_RETENTION_DAYS * DAY_MS, tellUnreadable },
  };
}
