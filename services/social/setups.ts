import { blueskySetup } from './bluesky/setup.ts';
import { facebookSetup } from './facebook/setup.ts';
import { instagramSetup } from './instagram/setup.ts';
import { linkedinSetup } from './linkedin/setup.ts';
import { mastodonSetup } from './mastodon/setup.ts';

/** How each network's client is created. */
export const SETUPS = {
  facebook: facebookSetup,
  instagram: instagramSetup,
  linkedin: linkedinSetup,
  bluesky: blueskySetup,
  mastodon: mastodonSetup,
};

type Setups = typeof SETUPS;

export type NetworkSettings = {
  readonly [Name in keyof Setups]: NonNullable<ReturnType<Setups[Name]['own']>>;
};

/** Null if a network has no credentials and no stand-in. */
export type PartialNetworkSettings = { readonly [Name in keyof Setups]: NetworkSettings[Name] | null };
