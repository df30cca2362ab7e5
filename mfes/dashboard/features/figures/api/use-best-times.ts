import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useAccountZone, useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import { FIGURES } from './query-keys.ts';

export type BestTimes = ReplyOf<typeof getBestTimes>;

/** When posts do well, in the account's zone. */
export function useBestTimes() {
  const api = useApi();
  const timezone = useAccountZone();
  return useQuery({
    queryKey: [...FIGURES, 'best-times', timezone],
    queryFn: () => api.call(getBestTimes, { query: { timezone } }),
  });
}
