import { type SocialDeps, systemDeps } from './deps.ts';
import { createFacebook } from './facebook/facebook.ts';
import { createInstagram } from './instagram/instagram.ts';
import { createLinkedin } from './linkedin/linkedin.ts';
import type { SocialNetworks } from './network.ts';
import type { PartialNetworkSettings } from './settings.ts';

/** Every network by name; one without settings has no capability. */
export const createNetworks = (
  { facebook, instagram, linkedin }: PartialNetworkSettings,
  deps: SocialDeps = systemDeps,
): SocialNetworks => ({
  facebook: facebook ? createFacebook(facebook, deps) : { name: 'facebook' },
  instagram: instagram ? createInstagram(instagram, deps) : { name: 'instagram' },
  linkedin: linkedin ? createLinkedin(linkedin, deps) : { name: 'linkedin' },
});
