import { linkProvider } from '@carillon/contracts/http/identity/sign-in/link-provider.ts';
import { listSignInMethods } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import type { BodyOf, ReplyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi, useShell } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

export const METHODS_KEY = ['sign-in-methods'];

/** The ways in which the user can log in. */
export type Methods = ReplyOf<typeof listSignInMethods>;

export function useSignInMethods() {
  const api = useApi();
  return useQuery({ queryKey: METHODS_KEY, queryFn: () => api.call(listSignInMethods) });
}

/** Sends the browser to a provider, to link it, or to confirm who is there by one that is linked. */
export function useLinkProvider() {
  const api = useApi();
  const { leave } = useShell();
  return useAction((body: BodyOf<typeof linkProvider>) => api.call(linkProvider, { body }), {
    onDone: ({ auth_url }) => leave(auth_url),
  });
}
