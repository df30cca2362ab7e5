import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { beginConnecting } from '@carillon/contracts/http/identity/connections/begin-connecting.ts';
import type { ConnectionView } from '@carillon/contracts/http/identity/connections/connection-view.ts';
import { reconnect } from '@carillon/contracts/http/identity/connections/reconnect.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '../providers/shell-context.tsx';
import { noteWantedPage } from '../session/wanted-page.ts';
import type { ConnectionsReply } from './connections.ts';
import { CONNECTIONS_KEY } from './use-connections.ts';

/** The user's input for connecting an account, by the names of `connect.fields`. */
export type ConnectInput = Readonly<Record<string, string>>;

/** The account to connect: any account of a network, or one to reconnect. */
export interface ConnectTarget {
  readonly platform: PlatformName;
  readonly account: ConnectionView | null;
  /** The address to go on with after the network's own page. */
  readonly page: string;
}

/** Connects an account once everything that its network asks for is known. Its functions throw the server's errors. */
export function useConnecting() {
  const { api, leave, social } = useShell();
  const whileConnecting = async <T>(
    platform: PlatformName,
    action: () => Promise<T>,
    canceled?: AbortSignal,
  ): Promise<T> => {
    const end = (): void => social.setConnecting(platform, false);
    social.setFailure(platform, null);
    social.setConnecting(platform, true);
    canceled?.addEventListener('abort', end, { once: true });
    try {
      return await action();
    } catch (error) {
      // Another attempt may be under way since.
      if (!canceled?.aborted) end();
      throw error;
    }
  };
  return {
    whileConnecting,
    /** Sends the browser to the page of the network, or of the account's server; not once that is canceled. */
    leaveFor: (
      { platform, account, page }: ConnectTarget,
      input: ConnectInput = {},
      canceled?: AbortSignal,
    ): Promise<void> => {
      const leaving = async (): Promise<void> => {
        const { auth_url } = account
          ? await api.call(reconnect, { params: { id: account.id } })
          : await api.call(beginConnecting, { params: { network: platform }, body: { ...input } });
        if (canceled?.aborted) return;
        noteWantedPage(page);
        leave(auth_url);
      };
      return whileConnecting(platform, leaving, canceled);
    },
  };
}

/**
 * Returns the fields that the user must fill in before an account can be connected; none where the network's own
 * page asks for all of it.
 * @param withSecrets false where the account's server asks for them
 */
export function fieldsFor(
  { platform, account }: Pick<ConnectTarget, 'platform' | 'account'>,
  withSecrets = true,
) {
  const { how, fields = [] } = PLATFORMS[platform].connect;
  const shownFields = how === 'handle' && !withSecrets ? fields.filter(({ secret }) => !secret) : fields;
  if (!account) return shownFields;
  return how === 'handle' ? shownFields.filter(({ secret }) => secret) : [];
}

/** Returns the field values for a sandbox account; null if the sandbox has none or the account is already known. */
export function useSandboxAccount({ platform, account }: ConnectTarget): ConnectInput | null {
  const knownReply = useQueryClient().getQueryData<ConnectionsReply>(CONNECTIONS_KEY);
  const { connect } = PLATFORMS[platform];
  return !account && knownReply?.sandboxed?.includes(platform) && 'sandbox' in connect
    ? connect.sandbox
    : null;
}
