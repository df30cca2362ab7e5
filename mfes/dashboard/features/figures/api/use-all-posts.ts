import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { FigureFilter } from '../model/figure-filter.ts';
import { FIGURES } from './query-keys.ts';

/** Every published post, one more page at a time. */
export function useAllPosts(filter: FigureFilter) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...FIGURES, 'all-posts', filter],
    queryFn: ({ pageParam: before }) =>
      api.call(listPostFigures, { query: { ...filter, ...(before !== null && { before }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
