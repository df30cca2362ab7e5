import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { AnalyticsConfig } from './config.ts';
import { type CommentCache, createCommentCache } from './usecases/comment-cache.ts';

/** Everything that analytics works with. */
export interface AnalyticsContext
  extends Pick<Runtime, 'log' | 'metrics' | 'publicKeys' | 'securityLog' | 'services' | 'clock'> {
  readonly networks: SocialNetworks;
  readonly cache: CommentCache;
}

export function createContext(
  config: AnalyticsConfig,
  runtime: Pick<Runtime, 'log' | 'metrics' | 'publicKeys' | 'securityLog' | 'services' | 'clock'>,
  networks: SocialNetworks = createNetworks(networkSettings(config)),
): AnalyticsContext {
  const { log, metrics, publicKeys, securityLog, services, clock } = runtime;
  return {
    ...{ log, metrics, publicKeys, securityLog, services, clock, networks },
    cache: createCommentCache(clock),
  };
}
