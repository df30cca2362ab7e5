import { suggestTime } from '@carillon/contracts/http/analytics/suggest-time.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useMutation } from '@tanstack/react-query';

/** A good time for these networks, in a zone. */
export function useSuggestedTime(timezone: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (platforms: string) => api.call(suggestTime, { query: { platforms, timezone } }),
  });
}
