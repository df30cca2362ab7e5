import { blueskyDetails } from './bluesky.ts';
import { facebookDetails } from './facebook.ts';
import { instagramDetails } from './instagram.ts';
import { linkedinDetails } from './linkedin.ts';
import { mastodonDetails } from './mastodon.ts';
import type { NetworkDetails } from './network.ts';
import type { PlatformName } from './networks.ts';

/** What services alone need of the networks. It has a file of its own, since every page loads the list of networks whole. */
export const NETWORK_DETAILS: Readonly<Record<PlatformName, NetworkDetails>> = {
  facebook: facebookDetails,
  instagram: instagramDetails,
  linkedin: linkedinDetails,
  bluesky: blueskyDetails,
  mastodon: mastodonDetails,
};
