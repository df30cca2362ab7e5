import { isOrganization, type PlatformName } from './platforms.ts';

export const MEMBERS_COMMENTS_CLOSED = 'LinkedIn doesn’t let apps read comments on personal profiles.';

/** Why a network lets no app read the comments on what a target posts there; null where it does. */
export const commentsClosed = (platform: PlatformName, pageId: string | null): string | null =>
  platform === 'linkedin' && !isOrganization(pageId ?? '') ? MEMBERS_COMMENTS_CLOSED : null;
