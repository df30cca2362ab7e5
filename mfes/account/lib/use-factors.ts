import { getSecondFactors } from '@carillon/contracts/http/identity/get-second-factors.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

export const FACTORS_KEY = ['second-factors'];

export type Factors = ReplyOf<typeof getSecondFactors>;

/** By what the user can be told. */
export function useFactors(wanted = true) {
  const api = useApi();
  return useQuery({
    queryKey: FACTORS_KEY,
    queryFn: () => api.call(getSecondFactors),
    enabled: wanted,
  });
}
