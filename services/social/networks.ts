import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type SocialDeps, systemDeps } from './deps.ts';
import { createFacebook } from './facebook/facebook.ts';
import { createInstagram } from './instagram/instagram.ts';
import { createLinkedin } from './linkedin/linkedin.ts';
import type { SocialNetwork } from './network.ts';
import { notSetUp } from './not-set-up.ts';
import type { PartialNetworkSettings } from './settings.ts';

/** Every network that Carillon speaks with, by name. */
export const createNetworks = (
  { facebook, instagram, linkedin }: PartialNetworkSettings,
  deps: SocialDeps = systemDeps,
): Record<PlatformName, SocialNetwork> => ({
  facebook: facebook ? createFacebook(facebook, deps) : notSetUp('facebook'),
  instagram: instagram ? createInstagram(instagram, deps) : notSetUp('instagram'),
  linkedin: linkedin ? createLinkedin(linkedin, deps) : notSetUp('linkedin'),
});
