import { openParts } from '@carillon/kit/open-parts.ts';
import { plansApply } from '@carillon/kit/plan/plan-env.ts';
import {
  createRequireFeature,
  EVERY_FEATURE,
  type RequireFeature,
} from '@carillon/kit/plan/plan-features.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { AnalyticsConfig } from './config.ts';
import { type CommentCache, createCommentCache } from './sentiment/comment-cache.ts';
import { openStores, type Stores } from './stores/stores.ts';

type Shared = Pick<Runtime, 'publicKeys' | 'services' | 'clock'>;

/** Everything that analytics works with. */
export interface AnalyticsContext extends Shared {
  readonly telemetry: Telemetry;
  readonly stores: Stores;
  readonly networks: SocialNetworks;
  readonly cache: CommentCache;
  /** Checks the workspace's plan. */
  readonly requireFeature: RequireFeature;
  close(): Promise<void>;
}

export async function createContext(
  config: AnalyticsConfig,
  runtime: Shared & Telemetry & Pick<Runtime, 'store'>,
  networks: SocialNetworks = createNetworks(networkSettings(config)),
): Promise<AnalyticsContext> {
  const { log, metrics, publicKeys, securityLog, services, clock } = runtime;
  return openParts(async (closing) => {
    const stores = await openStores(runtime.store);
    closing.defer(() => stores.close());
    return {
      telemetry: { log, securityLog, metrics },
      publicKeys,
      services,
      clock,
      networks,
      stores,
      cache: createCommentCache(clock),
      requireFeature: plansApply(config) ? createRequireFeature({ services, log }) : EVERY_FEATURE,
    };
  });
}
