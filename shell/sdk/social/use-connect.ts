import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { beginConnecting } from '@carillon/contracts/http/identity/begin-connecting.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connection-view.ts';
import { reconnect } from '@carillon/contracts/http/identity/reconnect.ts';
import { signInToNetwork } from '@carillon/contracts/http/identity/sign-in-to-network.ts';
import { asApiError, asInvalidReply } from '../api/errors.ts';
import { useReadable, useShell } from '../providers/shell-context.tsx';
import { useMay } from '../session/use-may.ts';
import { noteWantedPage } from '../session/wanted-page.ts';
import type { ConnectFailures } from './social-store.ts';

type Input = Readonly<Record<string, string>>;

export interface Connect {
  /**
   * An account that the user chooses on the network's page, or signs in to from here.
   * @param input what the network asks for (`connect.fields`)
   * @returns whether it is connected now; false when it failed, and when the browser leaves for the network
   */
  begin(platform: PlatformName, input?: Input): Promise<boolean>;
  /** An account that has a connection. */
  again(account: Pick<ConnectionView, 'id' | 'network'>): Promise<void>;
}

/**
 * Sends the browser to a network's consent page; when that fails, says why, here and to `useConnectFailures`.
 * @param page the address to go on with after it, where that is not the page itself
 */
export function useConnect(page?: string): Connect {
  const { api, leave, location, toasts, social } = useShell();
  const leaveFor = async (
    platform: PlatformName,
    ask: () => Promise<{ auth_url: string }>,
  ): Promise<void> => {
    social.setFailure(platform, null);
    social.setConnecting(platform, true);
    try {
      const { auth_url } = await ask();
      noteWantedPage(page ?? location.get().pathname);
      leave(auth_url);
    } catch (error) {
      const sentence = failureText(platform, error as Error);
      social.setConnecting(platform, false);
      social.setFailure(platform, sentence);
      toasts.danger(sentence);
    }
  };
  const signIn = async (network: PlatformName, input: Input): Promise<boolean> => {
    social.setFailure(network, null);
    social.setConnecting(network, true);
    try {
      const { identifier = '', password = '' } = input;
      const { message } = await api.call(signInToNetwork, {
        params: { network },
        body: { identifier, password },
      });
      toasts.success(message);
      return true;
    } catch (error) {
      social.setFailure(network, failureText(network, error as Error));
      return false;
    } finally {
      social.setConnecting(network, false);
    }
  };
  return {
    async begin(network, input = {}) {
      if (PLATFORMS[network].connect.how === 'handle') return signIn(network, input);
      await leaveFor(network, () => api.call(beginConnecting, { params: { network }, body: { ...input } }));
      return false;
    },
    again: ({ id, network }) => leaveFor(network, () => api.call(reconnect, { params: { id } })),
  };
}

/** Whether the user may connect networks; all of them alike. */
export const useMayConnect = (): boolean => useMay(beginConnecting);

/** Why the last attempt to connect each network failed, for the page to show until the next try. */
export const useConnectFailures = (): ConnectFailures => useReadable(useShell().social.failures);

const failureText = (platform: PlatformName, error: Error): string =>
  `Failed to connect to ${PLATFORMS[platform].label}: ${reason(error)}`;

/** In the words of the error catalogue. */
function reason(error: Error): string {
  const refusal = asApiError(error);
  if (refusal) return `Server error: ${refusal.said || 'Unknown error'}`;
  const invalid = asInvalidReply(error);
  if (invalid?.found === '') return 'No authentication URL received';
  if (invalid) return 'Invalid response format: Missing auth_url';
  return error.message || 'Server error occurred';
}
