import { isOrganization, type PlatformName } from './platforms.ts';

export const MEMBERS_COMMENTS_CLOSED =
  'LinkedIn lets no app read the comments on a personal profile’s posts.';

/** Why a network lets no app read the comments on what a target posts there; null where it does. */
export const commentsClosed = (platform: PlatformName, pageId: string | null): string | null =>
  platform === 'linkedin' && !isOrganization(pageId ?? '') ? MEMBERS_COMMENTS_CLOSED : null;
