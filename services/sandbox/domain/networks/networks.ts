import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { bluesky } from './bluesky.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import { linkedin } from './linkedin.ts';
import { mastodon } from './mastodon.ts';
import type { NetworkFacts } from './network-facts.ts';

/** The networks that the sandbox replaces. */
export const FACTS: Readonly<Record<PlatformName, NetworkFacts>> = {
  facebook,
  instagram,
  linkedin,
  bluesky,
  mastodon,
};
