import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { type DraftSummary, listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { useAction, useApi, useApproval, useLiveEvents } from '@carillon/sdk/index.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { DRAFTS_KEY } from '../../../lib/query-keys.ts';

/** The drafts of the workspace, page by page. */
export function useDrafts() {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: DRAFTS_KEY,
    queryFn: ({ pageParam }) => api.call(listDrafts, { query: { before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
  const drafts: DraftSummary[] = query.data?.pages.flatMap((page) => page.drafts) ?? [];
  const queries = useQueryClient();
  useLiveEvents('review.changed', () => void queries.invalidateQueries({ queryKey: DRAFTS_KEY }));
  return { ...query, drafts, waiting: query.data?.pages[0]?.waiting ?? 0 };
}

/** Those that wait for the user's approval; only asked for where there are any. */
export function useWaitingDrafts(waiting: number): readonly DraftSummary[] {
  const api = useApi();
  const { mayApprove } = useApproval();
  const { data } = useQuery({
    queryKey: [...DRAFTS_KEY, 'requested'],
    queryFn: () => api.call(listDrafts, { query: { review: 'requested' } }),
    enabled: mayApprove && waiting > 0,
    staleTime: 0,
  });
  return mayApprove && waiting > 0 ? (data?.drafts ?? []) : [];
}

export function useDeleteDraft() {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: DRAFTS_KEY });
  return useAction((id: string) => api.call(deleteDraft, { params: { id } }), {
    onDone: refresh,
    onFailed: () => void refresh(),
  });
}
