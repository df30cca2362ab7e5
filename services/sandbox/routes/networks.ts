import { mountBluesky } from './bluesky/bluesky.ts';
import { mountMeta } from './graph/graph.ts';
import { mountLinkedin } from './linkedin/linkedin.ts';
import { mountMastodon } from './mastodon/mastodon.ts';
import type { MountNetwork } from './mount-network.ts';

/** The routes of each network. */
export const MOUNTS: readonly MountNetwork[] = [mountMeta, mountLinkedin, mountBluesky, mountMastodon];
