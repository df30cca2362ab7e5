import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type SocialDeps, systemDeps } from './deps.ts';
import { createFacebook } from './facebook/facebook.ts';
import { createInstagram } from './instagram/instagram.ts';
import { createLinkedin } from './linkedin/linkedin.ts';
import type { SocialNetwork } from './network.ts';
import type { NetworkSettings } from './settings.ts';

/** Every network that Carillon speaks with, by name. */
export const createNetworks = (
  settings: NetworkSettings,
  deps: SocialDeps = systemDeps,
): Record<PlatformName, SocialNetwork> => ({
  facebook: createFacebook(settings.facebook, deps),
  instagram: createInstagram(settings.instagram, deps),
  linkedin: createLinkedin(settings.linkedin, deps),
});
