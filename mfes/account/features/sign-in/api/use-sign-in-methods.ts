import { linkProvider } from '@carillon/contracts/http/identity/link-provider.ts';
import type { SignInMethod } from '@carillon/contracts/http/identity/list-sign-in-methods.ts';
import { listSignInMethods } from '@carillon/contracts/http/identity/list-sign-in-methods.ts';
import { setPassword } from '@carillon/contracts/http/identity/set-password.ts';
import { unlinkProvider } from '@carillon/contracts/http/identity/unlink-provider.ts';
import type { BodyOf, ReplyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi, useShell } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['sign-in-methods'];

/** By what the user can log in. */
export type Methods = ReplyOf<typeof listSignInMethods>;

export function useSignInMethods() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: () => api.call(listSignInMethods) });
}

/** Sends the browser to a provider, to link it, or to confirm who is there by one that is linked. */
export function useLinkProvider() {
  const api = useApi();
  const { leave } = useShell();
  return useAction((body: BodyOf<typeof linkProvider>) => api.call(linkProvider, { body }), {
    onDone: ({ auth_url }) => leave(auth_url),
  });
}

export function useUnlinkProvider(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((provider: SignInMethod['id']) => api.call(unlinkProvider, { params: { provider } }), {
    async onDone() {
      await queries.invalidateQueries({ queryKey: KEY });
      onDone();
    },
  });
}

export function useSetPassword(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((body: BodyOf<typeof setPassword>) => api.call(setPassword, { body }), {
    onDone() {
      onDone();
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
}
