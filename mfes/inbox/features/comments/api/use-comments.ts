import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { useApi, useGathered, useLiveEvents } from '@carillon/sdk/index.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentFilter } from '../model/filter.ts';

export const COMMENTS = ['comments'];
export const COMMENT_LISTS = [...COMMENTS, 'list'];

/** Many posts may get comments in a second. */
const EVERY_MS = 1_000;

/** The comments that are asked for, the newest first, a page and more as they are wanted; follows live events. */
export function useComments(filter: CommentFilter) {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useGathered(() => void queries.invalidateQueries({ queryKey: COMMENTS }), EVERY_MS);
  useLiveEvents('figures.changed', ({ what }) => what === 'comments' && refresh());
  return useInfiniteQuery({
    queryKey: [...COMMENT_LISTS, filter],
    queryFn: ({ pageParam: before, signal }) =>
      api.call(listComments, { query: { ...filter, ...(before !== null && { before }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
