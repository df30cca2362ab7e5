import { SIGN_IN_PROVIDERS } from '@carillon/contracts/domain/sign-in-providers.ts';
import { listSignInProviders } from '@carillon/contracts/http/identity/sign-in/list-sign-in-providers.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

export type Provider = ReplyOf<typeof listSignInProviders>['providers'][number];

const STORAGE_KEY = 'signInProviders';

/**
 * The providers with which users can log in here: those of the last visit until the server answers, and undefined if
 * none are known. Empty if the request fails.
 */
export function useProviders(): readonly Provider[] | undefined {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ['sign-in-providers'],
    queryFn: async () => {
      const { providers } = await api.call(listSignInProviders);
      localStorage.setItem(STORAGE_KEY, JSON.stringify(providers));
      return providers;
    },
    placeholderData: readStored,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isError ? [] : data;
}

/** Reads the providers of the last visit, so that nothing moves when the answer comes. */
function readStored(): Provider[] | undefined {
  try {
    const providers: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return Array.isArray(providers) && providers.every(isProvider) ? providers : undefined;
  } catch {
    return undefined;
  }
}

const isProvider = (one: Provider | null): one is Provider =>
  SIGN_IN_PROVIDERS.some((id) => id === one?.id) && typeof one?.name === 'string';
