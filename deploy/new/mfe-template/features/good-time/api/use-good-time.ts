import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { suggestTime } from '@carillon/contracts/http/posts/suggest-time.ts';
import { useAccountZone, useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

const ALL = Object.values(PLATFORMS)
  .map(({ id }) => id)
  .join(',');

/** A good time to post on all networks, in the account's zone. */
export function useGoodTime() {
  const api = useApi();
  const timezone = useAccountZone();
  return useQuery({
    queryKey: ['good-time', timezone],
    queryFn: ({ signal }) => api.call(suggestTime, { query: { platforms: ALL, timezone }, signal }),
  });
}
