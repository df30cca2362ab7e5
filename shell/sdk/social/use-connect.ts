import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/auth-url.ts';
import type { ApiClient } from '../api/api-client.ts';
import { asApiError } from '../api/errors.ts';
import { useShell } from '../providers/shell-context.tsx';
import { noteWantedPage } from '../session/wanted-page.ts';
import type { Platform } from './social-state.ts';

/** Sends the browser to a network's consent page; when that fails, says why. */
export function useConnect(): (platform: Platform) => Promise<void> {
  const { api, leave, location, notices, social } = useShell();
  return async (platform) => {
    social.update(platform, { connecting: true });
    try {
      const { auth_url } = await authUrl(api, platform);
      if (!auth_url) throw new Error('No authentication URL received');
      noteWantedPage(location.get().pathname);
      leave(auth_url);
    } catch (error) {
      social.update(platform, { connecting: false });
      notices.danger(`Failed to connect to ${PLATFORMS[platform].label}: ${reason(error as Error)}`);
    }
  };
}

const authUrl = (api: ApiClient, platform: Platform): Promise<{ auth_url: string }> => {
  if (platform === 'facebook') return api.call(facebookAuthUrl);
  if (platform === 'instagram') return api.call(instagramAuthUrl, { query: { platform: 'instagram' } });
  return api.call(linkedinAuthUrl);
};

/** In the words of the error catalogue. */
function reason(error: Error): string {
  if (asApiError(error)) return `Server error: ${error.message || 'Unknown error'}`;
  return error.name === 'ZodError'
    ? 'Invalid response format: Missing auth_url'
    : error.message || 'Server error occurred';
}
