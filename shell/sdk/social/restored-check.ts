import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type ConnectionChecks, NETWORKS } from './networks.ts';
import type { SocialState } from './social-state.ts';

/** What the browser remembers of a network as its check would answer, to draw until it does; undefined for nothing. */
export function restoredCheck<P extends PlatformName>(
  state: SocialState,
  platform: P,
): ConnectionChecks[P] | undefined {
  if (!isKnown(state, platform)) return undefined;
  const base = {
    connected: state[platform].connected,
    platform_id: PLATFORMS[platform].id,
    name: null,
    reconnect: false,
    available: true,
  };
  return { ...base, ...NETWORKS[platform].restore(state[platform]) } as ConnectionChecks[P];
}

/** A network has an id here once a check has answered. On the way back from its consent page it may just be connected. */
function isKnown({ sessionValid, ...networks }: SocialState, platform: PlatformName): boolean {
  const { platformId, connected, connecting } = networks[platform];
  return sessionValid && platformId !== null && (connected || !connecting);
}
