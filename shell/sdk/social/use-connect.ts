import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { beginConnecting } from '@carillon/contracts/http/identity/connections/begin-connecting.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { useReadable, useShell } from '../providers/shell-context.tsx';
import { useMay } from '../session/use-may.ts';
import { connectFailure } from './connect-error.ts';
import { useAskToConnect } from './connect-place.tsx';
import type { ConnectFailures } from './social-store.ts';
import { type ConnectTarget, fieldsFor, useConnecting } from './use-connecting.ts';

export interface Connect {
  /**
   * Connects an account of a network: in a dialog where the network asks for something, else on its own page.
   * @returns whether it is connected now; false when it failed, and when the browser leaves for the network
   */
  begin(platform: PlatformName): Promise<boolean>;
  /** The same for an account that has a connection. */
  again(account: ConnectionView): Promise<boolean>;
}

/**
 * Every way to connect an account begins here. When that fails, it is said in the dialog; without one by a toast, and to
 * `useConnectFailures`.
 * @param page the address to go on with after the network's page, where that is not the page itself
 */
export function useConnect(page?: string): Connect {
  const { location, social, toasts } = useShell();
  const ask = useAskToConnect();
  const { leaveFor } = useConnecting();
  const connect = async (platform: PlatformName, account: ConnectionView | null): Promise<boolean> => {
    const target: ConnectTarget = { platform, account, page: page ?? location.get().pathname };
    if (fieldsFor(target).length > 0) return ask(target);
    try {
      await leaveFor(target);
    } catch (error) {
      const sentence = connectFailure(platform, error as Error);
      social.setFailure(platform, sentence);
      toasts.danger(sentence);
    }
    return false;
  };
  return {
    begin: (platform) => connect(platform, null),
    again: (account) => connect(account.network, account),
  };
}

/** Whether the user may connect networks; all of them alike. */
export const useMayConnect = (): boolean => useMay(beginConnecting);

/** Why the last attempt to connect each network failed, for the page to show until the next try. */
export const useConnectFailures = (): ConnectFailures => useReadable(useShell().social.failures);
