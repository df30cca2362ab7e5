import type { PlatformName } from './platforms.ts';

/** The settings that a network needs to be there. */
const NEEDED: Record<PlatformName, string> = {
  facebook: 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET',
  instagram: 'INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET',
  linkedin: 'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET',
};

/** What makes a network work that is not set up; without a full stop. */
export const howToSetUp = (platform: PlatformName): string =>
  `Its operator can set ${NEEDED[platform]}, or SANDBOX=on for a stand-in`;
