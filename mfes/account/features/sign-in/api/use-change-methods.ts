import type { Confirmation } from '@carillon/contracts/http/identity/account/confirmation.ts';
import { setPassword } from '@carillon/contracts/http/identity/passwords/set-password.ts';
import type { SignInMethod } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { unlinkProvider } from '@carillon/contracts/http/identity/sign-in/unlink-provider.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CONFIRMATION_KEY } from '../../../lib/use-confirmation.ts';
import { METHODS_KEY } from '../../../lib/use-sign-in-methods.ts';

export function useUnlinkProvider() {
  const api = useApi();
  const queries = useQueryClient();
  return async (provider: SignInMethod['id'], confirmation: Confirmation): Promise<void> => {
    await api.call(unlinkProvider, { params: { provider }, body: confirmation });
    await queries.invalidateQueries({ queryKey: METHODS_KEY });
  };
}

export function useSetPassword(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const set = async (give: () => Promise<BodyOf<typeof setPassword>>) =>
    api.call(setPassword, { body: await give() });
  return useAction(set, {
    async onDone() {
      onDone();
      await queries.invalidateQueries({ queryKey: CONFIRMATION_KEY });
      await queries.invalidateQueries({ queryKey: METHODS_KEY });
    },
  });
}
