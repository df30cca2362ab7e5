import { getQueue } from '@carillon/contracts/http/posts/get-queue.ts';
import type { PostingScheduleView } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import { accountKey } from '../model/accounts.ts';

/** The keys of the accounts that have posting slots; null while that is not known. */
export function useWithSlots(): ReadonlySet<string> | null {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['queue', 'with-slots'],
    queryFn: async ({ signal }) => (await api.call(getQueue, { signal })).schedules,
    select: withSlots,
  });
  return data ?? null;
}

const withSlots = (schedules: readonly PostingScheduleView[]): ReadonlySet<string> =>
  new Set(
    schedules
      .filter(({ slots }) => slots.length > 0)
      .map(({ platform, target_id: id }) => accountKey({ platform, id })),
  );
