import { figuresChanged } from '@carillon/contracts/events/analytics/figures-changed.ts';
import { createWakeUpSignal } from '@carillon/kit/bus/wake-up-signal.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import { showOutboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { createRelay } from '@carillon/kit/outbox/relay.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import { systemDeps } from '@carillon/social/deps.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { CollectDeps } from './collection/collect-deps.ts';
import type { CommentKeeper } from './collection/comment-keeper.ts';
import { createNetworkCooldowns } from './collection/network-cooldowns.ts';
import type { Pace } from './collection/pace.ts';
import { type CollectorConfig, schedulesOf } from './config.ts';
import { createCommentKeeper } from './inbox/keep-comments.ts';
import { openStores, type Stores } from './stores/stores.ts';

/** Everything that a collector works with. */
export interface CollectorContext extends CollectDeps {
  readonly stores: Stores;
  readonly pace: Pace;
  close(): Promise<void>;
}

export type CollectorRuntime = Pick<Runtime, 'log' | 'metrics' | 'store' | 'bus' | 'services' | 'clock'>;

/** Overrides for tests. */
export interface CollectorOverrides {
  readonly networks?: SocialNetworks;
  readonly comments?: CommentKeeper;
}

/** Changes within this time make one signal. */
const GATHER_MS = 500;
const WATCH_EVERY_MS = 15_000;

export async function createCollectorContext(
  config: CollectorConfig,
  runtime: CollectorRuntime,
  overrides: CollectorOverrides = {},
): Promise<CollectorContext> {
  const { log, metrics, store, bus, services, clock } = runtime;
  // A day's allowance is counted by the same clock as all else.
  const { networks = createNetworks(networkSettings(config), { ...systemDeps, now: clock }) } = overrides;
  return openParts(async (closing) => {
    const stores = await openStores(store);
    closing.defer(() => stores.close());
    const relay = createRelay({ bus, models: [stores.comments.outbox], log, clock });
    closing.defer(relay.close);
    const watch = async () =>
      showOutboxAge(metrics, 'analytics', { oldest: await stores.oldestEvent(), now: clock() });
    closing.defer(repeat('watch', watch, WATCH_EVERY_MS, log).close);
    const signalFigures = createWakeUpSignal({ bus, log, clock }, figuresChanged, { gatherMs: GATHER_MS });
    return {
      telemetry: { log },
      services,
      clock,
      stores,
      networks,
      comments:
        overrides.comments ?? createCommentKeeper({ telemetry: { log }, services, clock, stores, relay }),
      pace: {
        cooldowns: createNetworkCooldowns(),
        schedules: schedulesOf(config),
        concurrency: config.COLLECT_CONCURRENCY,
      },
      random: Math.random,
      signal: (workspaceId, what) => signalFigures({ workspace_id: workspaceId, what }),
    };
  });
}
