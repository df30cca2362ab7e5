import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

/** The posting slots of the workspace's accounts, asked for anew each time that somebody looks. */
export function usePostingSlots(enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['queue'],
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.call(getQueue, { signal })).schedules,
  });
}
