import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { DRAFTS_KEY, useAction, useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Deletes a draft, and asks for the drafts again, whatever the reply is. */
export function useDeleteDraft() {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: DRAFTS_KEY });
  return useAction((id: string) => api.call(deleteDraft, { params: { id } }), {
    onDone: refresh,
    onFailed: () => void refresh(),
  });
}
