import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { type DraftSummary, listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';

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
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => api.call(deleteDraft, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: DRAFTS_KEY }),
  });
}
