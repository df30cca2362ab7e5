import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

export const DRAFTS = ['planner-drafts'];

/** The workspace's drafts, the last changed first, page by page. */
export function useDrafts(enabled: boolean) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: DRAFTS,
    enabled,
    queryFn: ({ pageParam, signal }) => api.call(listDrafts, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // What was written in the composer meanwhile has to be there.
    staleTime: 0,
    select: ({ pages }) => pages.flatMap(({ drafts }) => drafts),
  });
}
