import { deleteCalendarFeed } from '@carillon/contracts/http/posts/delete-calendar-feed.ts';
import { getCalendarFeed } from '@carillon/contracts/http/posts/get-calendar-feed.ts';
import { renewCalendarFeed } from '@carillon/contracts/http/posts/renew-calendar-feed.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const FEED = ['calendar-feed'];

/** The address of the calendar feed; it goes from memory with the dialog. */
export function useFeed() {
  const api = useApi();
  return useQuery({
    queryKey: FEED,
    queryFn: ({ signal }) => api.call(getCalendarFeed, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useChangeFeed() {
  const api = useApi();
  const queries = useQueryClient();
  return useAction(
    (to: 'renew' | 'off') => api.call(to === 'renew' ? renewCalendarFeed : deleteCalendarFeed),
    { onDone: (reply) => queries.setQueryData(FEED, reply) },
  );
}
