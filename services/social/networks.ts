import { byPlatform } from '@carillon/contracts/domain/platforms.ts';
import { type SocialDeps, systemDeps } from './deps.ts';
import type { SocialNetwork, SocialNetworks } from './network.ts';
import type { NetworkSetup } from './setup.ts';
import { type PartialNetworkSettings, SETUPS } from './setups.ts';

/** Every network by name; one without settings has no capability. */
export const createNetworks = (
  settings: PartialNetworkSettings,
  deps: SocialDeps = systemDeps,
): SocialNetworks =>
  byPlatform((name): SocialNetwork => {
    const ownSettings = settings[name];
    return ownSettings
      ? (SETUPS[name] as NetworkSetup<typeof ownSettings>).create(ownSettings, deps)
      : { name };
  });
