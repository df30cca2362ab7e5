import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
} from '@carillon/contracts/http/identity/auth-url.ts';
import { useNotices, useShell } from '@carillon/sdk/index.ts';

const OPERATIONS = { facebook: facebookAuthUrl, instagram: instagramAuthUrl, linkedin: linkedinAuthUrl };

/** Goes to a network's consent page; what is being written waits in the browser. */
export function useConnect(): (platform: PlatformName) => Promise<void> {
  const shell = useShell();
  const notices = useNotices();
  return async (platform) => {
    try {
      const { auth_url } = await shell.api.call(OPERATIONS[platform]);
      shell.leave(auth_url);
    } catch (error) {
      notices.danger(`Failed to connect to ${PLATFORMS[platform].label}: ${(error as Error).message}`);
    }
  };
}
