import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** When posts to a network do well, by the clocks of a zone. */
export function useBestTimes(platformId: number, timezone: string) {
  return useQuery(bestTimesQuery(useApi(), platformId, timezone));
}

export const bestTimesQuery = (api: ReturnType<typeof useApi>, platformId: number, timezone: string) =>
  queryOptions({
    queryKey: ['best-times', platformId, timezone],
    queryFn: ({ signal }) =>
      api.call(getBestTimes, { query: { platforms: String(platformId), timezone }, signal }),
  });
