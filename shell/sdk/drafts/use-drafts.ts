import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { type DraftSummary, listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { QueryOf } from '@carillon/contracts/operation.ts';
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useLiveEvents } from '../providers/shell-context.tsx';

/** The key of all queries for drafts. */
export const DRAFTS_KEY = ['drafts'];

/** The drafts that the user sees, the last changed first, page by page, kept fresh by live events. */
export function useDrafts(filter: Omit<QueryOf<typeof listDrafts>, 'before'> = {}) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: [...DRAFTS_KEY, 'pages', filter],
    queryFn: ({ pageParam }) =>
      api.call(listDrafts, {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // The composer may have saved one a moment ago.
    staleTime: 0,
    networkMode: 'always',
  });
  const drafts: readonly DraftSummary[] = query.data?.pages.flatMap((page) => page.drafts) ?? [];
  const refresh = (): void => void queries.invalidateQueries({ queryKey: DRAFTS_KEY });
  // A sent draft becomes a post with its id, and leaves the list.
  useLiveEvents('publication.changed', ({ post_id }) => {
    if (drafts.some(({ id }) => id === post_id)) refresh();
  });
  useLiveEvents('review.changed', refresh);
  return { ...query, drafts, waiting: query.data?.pages[0]?.waiting ?? 0 };
}

export type Drafts = ReturnType<typeof useDrafts>;

/** The name of a draft: its first words. */
export const draftName = ({ text, topic }: Pick<DraftSummary, 'text' | 'topic'>): string =>
  firstWords(text || topic) ?? t`Draft without text`;
