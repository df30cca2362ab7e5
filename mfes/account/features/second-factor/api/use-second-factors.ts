import { getSecondFactors } from '@carillon/contracts/http/identity/second-factors/get-second-factors.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CONFIRMATION_KEY } from '../../../lib/use-confirmation.ts';

const KEY = ['second-factors'];

export type Factors = ReplyOf<typeof getSecondFactors>;

export function useSecondFactors() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: () => api.call(getSecondFactors) });
}

export function useRefreshFactors(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: CONFIRMATION_KEY });
    await queries.invalidateQueries({ queryKey: KEY });
  };
}
