import { bluesky } from './bluesky.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import { linkedin } from './linkedin.ts';
import { mastodon } from './mastodon.ts';
import type { Network } from './network.ts';

/** The networks that Carillon publishes to, in the order that screens list them. */
export const NETWORKS = [facebook, instagram, linkedin, bluesky, mastodon] as const;

/** The networks by name. */
export const PLATFORMS = Object.fromEntries(NETWORKS.map((one) => [one.name, one])) as Readonly<
  Record<PlatformName, Network<PlatformName, PlatformId>>
>;

type ListedNetwork = (typeof NETWORKS)[number];
export type PlatformName = ListedNetwork['name'];
export type PlatformId = ListedNetwork['id'];
export type PlatformLabel = ListedNetwork['label'];
