import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { beginConnecting } from '@carillon/contracts/http/identity/begin-connecting.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connection-view.ts';
import { reconnect } from '@carillon/contracts/http/identity/reconnect.ts';
import { asApiError, asInvalidReply } from '../api/errors.ts';
import { useReadable, useShell } from '../providers/shell-context.tsx';
import { useMay } from '../session/use-may.ts';
import { noteWantedPage } from '../session/wanted-page.ts';
import type { ConnectFailures } from './social-store.ts';

export interface Connect {
  /** An account that the user chooses on the network's page. @param input what the network asks for before */
  begin(platform: PlatformName, input?: Readonly<Record<string, string>>): Promise<void>;
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
      const sentence = `Failed to connect to ${PLATFORMS[platform].label}: ${reason(error as Error)}`;
      social.setConnecting(platform, false);
      social.setFailure(platform, sentence);
      toasts.danger(sentence);
    }
  };
  return {
    begin: (network, input = {}) =>
      leaveFor(network, () =>
        api.call(beginConnecting, { params: { network }, body: { input: { ...input } } }),
      ),
    again: ({ id, network }) => leaveFor(network, () => api.call(reconnect, { params: { id } })),
  };
}

/** Whether the user may connect networks; all of them alike. */
export const useMayConnect = (): boolean => useMay(beginConnecting);

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
