import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import { useApi, useGathered, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export const QUEUE = ['queue'];
const GATHER_MS = 1_000;

/** The posting slots of all accounts, and what waits in them; it follows live events. */
export function useQueue() {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useGathered(() => void queries.invalidateQueries({ queryKey: QUEUE }), GATHER_MS);
  useLiveEvents('publication.changed', refresh);
  return useQuery({
    queryKey: QUEUE,
    queryFn: async ({ signal }) => (await api.call(getQueue, { signal })).schedules,
  });
}
