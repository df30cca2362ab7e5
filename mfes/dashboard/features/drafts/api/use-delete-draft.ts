import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { useApi, useNotices } from '@carillon/sdk/index.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DRAFTS, USER_POSTS } from '../../../lib/query-keys.ts';

/** Deletes a draft; whatever came of it, the lists are asked for again. */
export function useDeleteDraft() {
  const api = useApi();
  const queries = useQueryClient();
  const notices = useNotices();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => api.call(deleteDraft, { params: { id } }),
    onSuccess: () => notices.success('The draft is deleted.'),
    onSettled: () =>
      Promise.all([DRAFTS, USER_POSTS].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
