import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { facebookAuthUrl } from '@carillon/contracts/http/identity/auth-url.ts';
import { asApiError, asInvalidReply } from '../api/errors.ts';
import { useReadable, useShell } from '../providers/shell-context.tsx';
import { useMay } from '../session/use-may.ts';
import { noteWantedPage } from '../session/wanted-page.ts';
import { NETWORKS } from './networks.ts';
import type { ConnectFailures } from './social-store.ts';

/** Sends the browser to a network's consent page; when that fails, says why, here and to `useConnectFailures`. */
export function useConnect(): (platform: PlatformName) => Promise<void> {
  const { api, leave, location, toasts, social } = useShell();
  return async (platform) => {
    social.setFailure(platform, null);
    social.update(platform, { connecting: true });
    try {
      const { auth_url } = await NETWORKS[platform].authUrl(api);
      noteWantedPage(location.get().pathname);
      leave(auth_url);
    } catch (error) {
      const sentence = `Failed to connect to ${PLATFORMS[platform].label}: ${reason(error as Error)}`;
      social.update(platform, { connecting: false });
      social.setFailure(platform, sentence);
      toasts.danger(sentence);
    }
  };
}

/** Whether the user may connect networks; all of them alike. */
export const useMayConnect = (): boolean => useMay(facebookAuthUrl);

/** Why the last attempt to connect each network failed, for the page to show until the next try. */
export const useConnectFailures = (): ConnectFailures => useReadable(useShell().social.failures);

/** In the words of the error catalogue. */
function reason(error: Error): string {
  const refusal = asApiError(error);
  if (refusal) return `Server error: ${refusal.said || 'Unknown error'}`;
  const invalid = asInvalidReply(error);
  if (invalid?.found === '') return 'No authentication URL received';
  if (invalid) return 'Invalid response format: Missing auth_url';
  return error.message || 'Server error occurred';
}
