import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { DRAFTS_KEY, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Deletes a draft, and shows the list without it. */
export function useDeleteDraft() {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useAction((id: string) => api.call(deleteDraft, { params: { id } }), {
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: DRAFTS_KEY });
      toasts.success('Draft deleted.');
    },
  });
}
