import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { isFailure, useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The workspace's posts, those on a network first. Only published and canceled posts have further pages. */
export function usePosts() {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: ['sentiment', 'posts'],
    queryFn: ({ pageParam, signal }) =>
      api.call(listUserPosts, {
        ...(pageParam !== null && { query: { list: 'over', before: pageParam } }),
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next.over,
    select: ({ pages }) => sortPosts(pages.flatMap(({ posts }) => Object.values(posts).flat())),
    networkMode: 'always',
    retry: false,
  });
  useLoadedToast(query);
  return query;
}

/** Sorts posts, each once: one that finishes between two pages is in both. */
function sortPosts(all: readonly UserPost[]): UserPost[] {
  const posts = [...new Map(all.map((post) => [post.id, post])).values()];
  const isOut = ({ response_post_id }: UserPost): boolean => response_post_id !== null;
  return [...posts.filter(isOut), ...posts.filter((post) => !isOut(post))];
}

function useLoadedToast(query: {
  readonly data: readonly UserPost[] | undefined;
  readonly error: Error | null;
  readonly isFetchNextPageError: boolean;
}): void {
  const { data } = query;
  // A failure to load more shows where the user asked for more.
  const error = query.isFetchNextPageError ? null : query.error;
  const toasts = useToasts();
  const wasTold = useRef(false);
  const loaded = data !== undefined && data.length > 0;
  useEffect(() => {
    if (error && isFailure(error)) toasts.danger(t`Failed to fetch posts`);
    else if (loaded && !wasTold.current) {
      wasTold.current = true;
      toasts.success(t`Posts loaded successfully!`);
    }
  }, [loaded, error, toasts]);
}
