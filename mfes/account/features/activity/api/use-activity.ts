import { listActivity } from '@carillon/contracts/http/notifications/list-activity.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ActivityFilter, queryOf } from '../model/activity-filter.ts';

/** Loads who did what, page by page, newest first. */
export function useActivity(filter: ActivityFilter) {
  const api = useApi();
  const query = queryOf(filter, new Date());
  return useInfiniteQuery({
    queryKey: ['activity', query],
    queryFn: ({ pageParam: before }) =>
      api.call(listActivity, { query: { ...query, ...(before && { before }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
}
