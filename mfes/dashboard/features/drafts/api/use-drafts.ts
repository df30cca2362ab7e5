import { type DraftSummary, listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { QueryOf } from '@carillon/contracts/operation.ts';
import { useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { DRAFTS } from '../../../lib/query-keys.ts';

/** The drafts that the user sees, the last changed first, page by page. */
export function useDrafts(wanted: Omit<QueryOf<typeof listDrafts>, 'before'> = {}) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...DRAFTS, 'pages', wanted],
    queryFn: ({ pageParam }) =>
      api.call(listDrafts, { query: { ...wanted, ...(pageParam !== null && { before: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // The composer may have saved one a moment ago.
    staleTime: 0,
  });
  const drafts: readonly DraftSummary[] = query.data?.pages.flatMap((page) => page.drafts) ?? [];
  // A post has the id of its draft, which is none any more.
  useLiveEvents('publication.changed', ({ post_id }) => {
    if (drafts.some(({ id }) => id === post_id)) void queries.invalidateQueries({ queryKey: DRAFTS });
  });
  useLiveEvents('review.changed', () => void queries.invalidateQueries({ queryKey: DRAFTS }));
  return { ...query, drafts, waiting: query.data?.pages[0]?.waiting ?? 0 };
}

export type Drafts = ReturnType<typeof useDrafts>;
