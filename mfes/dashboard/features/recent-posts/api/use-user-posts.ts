import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { useApi, useGathered, useLiveEvents } from '@carillon/sdk/index.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { USER_POSTS } from '../../../lib/query-keys.ts';

export interface UserPosts {
  readonly targets: readonly UserPost[];
  /** How many targets there are that the list leaves out. */
  readonly left: number;
}

/** Many posts may change in a second, and each change would ask for the whole list. */
const REFRESH_EVERY_MS = 1_000;

/** Every network's posts in one list, the older ones page by page as they are asked for; follows live events. */
export function useUserPosts() {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useGathered(
    () => void queries.invalidateQueries({ queryKey: USER_POSTS }),
    REFRESH_EVERY_MS,
  );
  useLiveEvents('publication.changed', refresh);
  return useInfiniteQuery({
    queryKey: USER_POSTS,
    queryFn: ({ pageParam }) =>
      api.call(listUserPosts, pageParam === null ? {} : { query: { before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): UserPosts => {
      const all = pages.flatMap(({ posts }) => Object.values(posts).flat());
      // What came to its end between two pages is in both.
      const targets = [...new Map(all.map((one) => [one.id, one])).values()];
      const total = Object.values(pages[0]?.counts ?? {}).reduce((sum, count) => sum + count, 0);
      return { targets, left: Math.max(0, total - targets.length) };
    },
  });
}
