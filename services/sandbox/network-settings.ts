import {
  FACEBOOK_DEFAULTS,
  INSTAGRAM_DEFAULTS,
  LINKEDIN_DEFAULTS,
  type NetworkSettings,
} from '@carillon/social/settings.ts';
import { SANDBOX_APPS } from './domain/apps.ts';

/** Settings that point the clients at a sandbox, for users who have no apps of their own at the networks. */
export const sandboxNetworkSettings = (publicUrl: string): NetworkSettings => {
  const meta = { dialogUrl: `${publicUrl}/facebook`, graphUrl: `${publicUrl}/facebook` };
  const linkedin = `${publicUrl}/linkedin`;
  return {
    facebook: { ...FACEBOOK_DEFAULTS, ...SANDBOX_APPS.facebook, ...meta, videoUrl: meta.graphUrl },
    instagram: { ...INSTAGRAM_DEFAULTS, ...SANDBOX_APPS.instagram, ...meta },
    linkedin: { ...LINKEDIN_DEFAULTS, ...SANDBOX_APPS.linkedin, authUrl: linkedin, apiUrl: linkedin },
  };
};
