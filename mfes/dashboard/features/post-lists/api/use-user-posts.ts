import type { PostList } from '@carillon/contracts/domain/publication.ts';
import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { type NextPage, useApi } from '@carillon/sdk/index.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { userPostsKey } from '../../../lib/query-keys.ts';
import { useChangedPosts } from './use-changed-posts.ts';

/** Every network's posts, a page of each list and more as they are asked for; follows live events. */
export function useUserPosts() {
  const lists = { open: usePages('open'), failed: usePages('failed'), over: usePages('over') };
  const all = Object.values(lists);
  useChangedPosts(all.some(({ isFetching }) => isFetching));
  const isThere = all.every(({ data }) => data !== undefined);
  return {
    data: isThere ? targetsOf(all) : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    fetchStatus: all.find(({ fetchStatus }) => fetchStatus !== 'idle')?.fetchStatus ?? 'idle',
    refetch: () => Promise.all(all.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
    /** Null where a list has no more. */
    next: { open: nextOf(lists.open), failed: nextOf(lists.failed), over: nextOf(lists.over) },
  };
}

type Query = ReturnType<typeof usePages>;

function usePages(list: PostList) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: userPostsKey(list),
    queryFn: ({ pageParam: before }) =>
      api.call(listUserPosts, { query: { list, ...(before !== null && { before }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next[list],
  });
}

/** Returns each target once: one that moves from one page or list to another meanwhile is in both. */
function targetsOf(lists: readonly Query[]): readonly UserPost[] {
  const pages = lists.flatMap(({ data }) => data?.pages ?? []);
  const all = pages.flatMap(({ posts }) => Object.values(posts).flat());
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

const nextOf = (pages: Query): NextPage | null => (pages.hasNextPage ? pages : null);
