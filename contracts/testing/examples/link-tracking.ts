import { byPlatform } from '../../domain/platforms.ts';
import type { LinkTrackingView } from '../../http/posts/link-tracking.ts';

const TAGS = {
  enabled: true,
  utm_source: '{network}',
  utm_medium: 'social',
  utm_campaign: 'bread',
  utm_term: '',
  utm_content: '',
};

/** A rule that tags the links of all networks. */
export const LINK_TRACKING: LinkTrackingView = {
  enabled: true,
  networks: byPlatform(() => TAGS),
  domains: null,
  version: 1,
};
