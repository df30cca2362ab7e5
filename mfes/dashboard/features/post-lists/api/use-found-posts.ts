import { searchPosts } from '@carillon/contracts/http/posts/search-posts.ts';
import type { QueryOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FOUND_POSTS } from '../../../lib/query-keys.ts';
import { useChangedPosts } from './use-changed-posts.ts';

/** How many pages without any post are passed over unasked: each looks through thousands of posts. */
const EMPTY_PAGES = 4;

/** Loads the server's search results, page by page; follows live events. */
export function useFoundPosts(query: Omit<QueryOf<typeof searchPosts>, 'before'>, enabled: boolean) {
  const api = useApi();
  const search = useInfiniteQuery({
    queryKey: [...FOUND_POSTS, query],
    queryFn: ({ pageParam: before }) =>
      api.call(searchPosts, { query: { ...query, ...(before !== null && { before }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled,
  });
  useChangedPosts(search.isFetching);
  const pages = search.data?.pages ?? [];
  const posts = pages.flatMap((page) => page.posts);
  const goesOn =
    search.hasNextPage &&
    !search.isFetching &&
    !search.isError &&
    posts.length === 0 &&
    pages.length < EMPTY_PAGES;
  const { fetchNextPage } = search;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return {
    ...search,
    // A post that moves from one page to another is in both.
    posts: [...new Map(posts.map((one) => [one.id, one])).values()],
    /** How far back or ahead the search has come; null when it is complete. */
    searchedTo: pages.at(-1)?.searched_to ?? null,
  };
}

export type FoundPosts = ReturnType<typeof useFoundPosts>;
