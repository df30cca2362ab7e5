import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

/** When posts to a network do well, by the clocks of a zone. */
export function useBestTimes(platformId: number, timezone: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['best-times', platformId, timezone],
    queryFn: ({ signal }) =>
      api.call(getBestTimes, { query: { platforms: String(platformId), timezone }, signal }),
  });
}
