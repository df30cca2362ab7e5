import { signInToNetwork } from '@carillon/contracts/http/identity/connections/sign-in-to-network.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useShell } from '../providers/shell-context.tsx';
import { serviceText } from '../text/service-text.ts';
import { type ConnectInput, type ConnectTarget, useConnecting } from './use-connecting.ts';
import { CONNECTIONS_KEY } from './use-connections.ts';

/** Connects an account from here, by what its user enters. Throws what the server answers. */
export function useSignIn() {
  const { api, social, toasts } = useShell();
  const { whileConnecting } = useConnecting();
  const queries = useQueryClient();
  return ({ platform, account }: ConnectTarget, input: ConnectInput): Promise<void> =>
    whileConnecting(platform, async () => {
      // Where the account is known, only its password is asked for.
      const { identifier = account?.account.id ?? '', password = '' } = input;
      const { reason, message, message_text } = await api.call(signInToNetwork, {
        params: { network: platform },
        body: { identifier, password, ...(account && { connection_id: account.id }) },
      });
      await queries.invalidateQueries({ queryKey: CONNECTIONS_KEY });
      social.setConnecting(platform, false);
      const sentence = serviceText(message, message_text);
      if (reason === 'connected') toasts.success(sentence);
      else toasts.warning(sentence);
    });
}
