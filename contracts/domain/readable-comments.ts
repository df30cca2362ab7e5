import type { PlatformName } from './platforms.ts';

/** Why a network lets no app read the comments on what Carillon publishes there; null where it does. */
export const COMMENTS_CLOSED = {
  facebook: null,
  instagram: null,
  // Of an organization's posts it would; what is connected is a member's profile.
  linkedin: 'LinkedIn lets no app read the comments on a personal profile’s posts.',
} as const satisfies Record<PlatformName, string | null>;
