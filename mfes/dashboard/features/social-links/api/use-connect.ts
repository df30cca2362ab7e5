import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/auth-url.ts';
import {
  type ApiClient,
  asApiError,
  type Platform,
  useApi,
  useNotices,
  useShell,
} from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';

/** Sends the browser to a network's consent page. */
export function useConnect(platform: Platform) {
  const api = useApi();
  const shell = useShell();
  const notices = useNotices();
  const { label } = PLATFORMS[platform];
  return useMutation({
    mutationFn: async () => {
      shell.social.update(platform, { connecting: true });
      const { auth_url } = await authUrl(api, platform);
      if (!auth_url) throw new Error('No authentication URL received');
      shell.leave(auth_url);
    },
    onError: (error) => {
      shell.social.update(platform, { connecting: false });
      notices.danger(`Failed to connect to ${label}: ${reason(error)}`);
    },
  });
}

const authUrl = (api: ApiClient, platform: Platform): Promise<{ auth_url: string }> => {
  if (platform === 'facebook') return api.call(facebookAuthUrl);
  if (platform === 'instagram') return api.call(instagramAuthUrl, { query: { platform: 'instagram' } });
  return api.call(linkedinAuthUrl);
};

/** In the words of the error catalogue. */
export function reason(error: Error): string {
  if (asApiError(error)) return `Server error: ${error.message || 'Unknown error'}`;
  return error.name === 'ZodError'
    ? 'Invalid response format: Missing auth_url'
    : error.message || 'Server error occurred';
}
