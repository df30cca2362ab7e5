import {
  resubscribe,
  type UnsubscribeReply,
  unsubscribe,
} from '@carillon/contracts/http/notifications/unsubscribe.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Turns off the link's mails: once, as soon as its page opens, and not again while that is open. */
export function useSubscription(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => api.call(unsubscribe, { query: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
}

/** Turns these mails on again, or off after all. */
export function useTurn(token: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction(
    (on: boolean): Promise<UnsubscribeReply> =>
      on ? api.call(resubscribe, { body: { token } }) : api.call(unsubscribe, { query: { token } }),
    { onDone: (reply) => queries.setQueryData(keyOf(token), reply) },
  );
}

const keyOf = (token: string) => ['unsubscribe', token];
