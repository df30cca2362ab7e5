import { listNotifications } from '@carillon/contracts/http/notifications/list-notifications.ts';
import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

export const LIST = ['notifications'];

export interface Lists {
  readonly needsAttention: readonly NotificationView[];
  readonly others: readonly NotificationView[];
}

/** The list, the older ones page by page as they are asked for. */
export function useNotifications(api: ApiClient) {
  return useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam }) =>
      api.call(listNotifications, pageParam === null ? {} : { query: { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): Lists => {
      const all = pages.flatMap(({ notifications }) => notifications);
      return {
        needsAttention: pages[0]?.needs_attention ?? [],
        // A notification that arrives between two pages is on both.
        others: [...new Map(all.map((one) => [one.id, one])).values()],
      };
    },
  });
}
