import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { type DraftSummary, listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

export const DRAFTS_KEY = ['drafts'];

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
  return { ...query, drafts };
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
