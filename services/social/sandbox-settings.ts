import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  FACEBOOK_DEFAULTS,
  INSTAGRAM_DEFAULTS,
  LINKEDIN_DEFAULTS,
  type NetworkSettings,
} from './settings.ts';

interface App {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What the sandbox knows Carillon by. The secrets protect nothing: whatever they reach stays in the sandbox. */
export const SANDBOX_APPS: Record<PlatformName, App> = {
  facebook: { clientId: '900000000000001', clientSecret: 'sandbox-facebook-secret' },
  instagram: { clientId: '900000000000002', clientSecret: 'sandbox-instagram-secret' },
  linkedin: { clientId: 'sandbox-linkedin', clientSecret: 'sandbox-linkedin-secret' },
};

/** Settings that point the clients at a sandbox, for users who have no apps of their own at the networks. */
export const sandboxNetworkSettings = (sandboxUrl: string): NetworkSettings => {
  const meta = { dialogUrl: `${sandboxUrl}/facebook`, graphUrl: `${sandboxUrl}/facebook` };
  const linkedin = `${sandboxUrl}/linkedin`;
  return {
    facebook: { ...FACEBOOK_DEFAULTS, ...SANDBOX_APPS.facebook, ...meta, videoUrl: meta.graphUrl },
    instagram: { ...INSTAGRAM_DEFAULTS, ...SANDBOX_APPS.instagram, ...meta },
    linkedin: { ...LINKEDIN_DEFAULTS, ...SANDBOX_APPS.linkedin, authUrl: linkedin, apiUrl: linkedin },
  };
};
