import { labelOf, type PlatformName } from './platforms.ts';

/** The settings that a network needs to be there. */
const NEEDED: Record<PlatformName, string> = {
  facebook: 'FACEBOOK_APP_ID and FACEBOOK_APP_SECRET',
  instagram: 'INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET',
  linkedin: 'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET',
};

/** What makes a network work that is not set up; without a full stop. */
export const howToSetUp = (platform: PlatformName): string =>
  `Its operator can set ${NEEDED[platform]}, or SANDBOX=on for a stand-in`;

/** What a network says that is not set up; without a full stop. */
export const notSetUp = (platform: PlatformName): string =>
  `${labelOf(platform)} is not set up on this server. ${howToSetUp(platform)}`;

const facebook = 'your Meta app for Facebook pages';
const instagram = 'your Meta app for Instagram (by Facebook login)';
const linkedin = 'your LinkedIn app';
const where = {
  default: 'the network’s own',
  meaning: 'where a network with credentials is reached, for a proxy or a test double',
};

/** What every process is told that speaks with the networks; `networkEnv` in services/social reads it. */
export const NETWORK_SETTINGS = {
  PUBLIC_URL: { meaning: 'the address that browsers and networks use' },
  FACEBOOK_APP_ID: { default: 'sandbox', meaning: facebook },
  FACEBOOK_APP_SECRET: { default: 'sandbox', meaning: facebook, secret: true },
  INSTAGRAM_APP_ID: { default: 'sandbox', meaning: instagram },
  INSTAGRAM_APP_SECRET: { default: 'sandbox', meaning: instagram, secret: true },
  LINKEDIN_CLIENT_ID: { default: 'sandbox', meaning: linkedin },
  LINKEDIN_CLIENT_SECRET: { default: 'sandbox', meaning: linkedin, secret: true },
  FACEBOOK_API_VERSION: { meaning: 'the version of Meta’s API' },
  LINKEDIN_API_VERSION: { meaning: 'the version of LinkedIn’s API' },
  LINKEDIN_MEMBER_ANALYTICS: {
    meaning: '`true` where LinkedIn gave the app `r_member_postAnalytics` and `r_member_profileAnalytics`',
  },
  LINKEDIN_ORGANIZATIONS: {
    meaning:
      '`true` where LinkedIn gave the app its Community Management API: then pages can be published to',
  },
  FACEBOOK_DIALOG_URL: where,
  FACEBOOK_GRAPH_URL: where,
  FACEBOOK_VIDEO_URL: where,
  LINKEDIN_AUTH_URL: where,
  LINKEDIN_API_URL: where,
  SANDBOX: {
    meaning:
      'whether the sandbox network stands in for networks without credentials: `on`, `off`, or while `PUBLIC_URL` is this machine (`auto`)',
  },
  SANDBOX_URL: { default: 'PUBLIC_URL/sandbox', meaning: 'where the sandbox network is reached' },
};
