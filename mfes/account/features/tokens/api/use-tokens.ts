import { createAccessToken } from '@carillon/contracts/http/identity/tokens/create-access-token.ts';
import { listAccessTokens } from '@carillon/contracts/http/identity/tokens/list-access-tokens.ts';
import { revokeAccessToken } from '@carillon/contracts/http/identity/tokens/revoke-access-token.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const TOKENS_KEY = ['access-tokens'];

export function useTokens() {
  const api = useApi();
  const queryFn = async () => (await api.call(listAccessTokens)).tokens;
  return useQuery({ queryKey: TOKENS_KEY, queryFn });
}

/** Returns the secret, which is never shown again. */
export function useCreateToken(onDone: (secret: string) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const create = async (give: () => Promise<BodyOf<typeof createAccessToken>>) =>
    api.call(createAccessToken, { body: await give() });
  return useAction(create, {
    onDone({ secret }) {
      onDone(secret);
      return queries.invalidateQueries({ queryKey: TOKENS_KEY });
    },
  });
}

export function useRevokeToken(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((id: string) => api.call(revokeAccessToken, { params: { id } }), {
    async onDone() {
      await queries.invalidateQueries({ queryKey: TOKENS_KEY });
      onDone();
    },
  });
}
