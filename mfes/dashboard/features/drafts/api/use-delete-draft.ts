import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { DRAFTS, USER_POSTS } from '../../../lib/query-keys.ts';

/** Deletes a draft; whatever came of it, the lists are asked for again. */
export function useDeleteDraft() {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const refresh = (): Promise<unknown> =>
    Promise.all([DRAFTS, USER_POSTS].map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useAction((id: string) => api.call(deleteDraft, { params: { id } }), {
    onDone: () => {
      toasts.success('The draft is deleted.');
      return refresh();
    },
    onFailed: () => void refresh(),
  });
}
