import { blueskyDetails } from './bluesky.ts';
import { facebookDetails } from './facebook.ts';
import { instagramDetails } from './instagram.ts';
import { linkedinDetails } from './linkedin.ts';
import { mastodonDetails } from './mastodon.ts';
import type { NetworkDetails } from './network.ts';
import type { PlatformName } from './networks.ts';

/** The part of each network that only services need. Pages load the whole list of networks, so this isn't in it. */
export const NETWORK_DETAILS: Readonly<Record<PlatformName, NetworkDetails>> = {
  facebook: facebookDetails,
  instagram: instagramDetails,
  linkedin: linkedinDetails,
  bluesky: blueskyDetails,
  mastodon: mastodonDetails,
};
