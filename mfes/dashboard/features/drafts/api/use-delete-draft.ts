import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { DRAFTS_KEY, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { refreshPosts } from '../../../lib/patch-posts.ts';

/** Deletes a draft; whatever came of it, the drafts are asked for again, and the post that it may be by now. */
export function useDeleteDraft() {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const refresh = (id: string): Promise<unknown> =>
    Promise.all([queries.invalidateQueries({ queryKey: DRAFTS_KEY }), refreshPosts({ api, queries }, [id])]);
  return useAction((id: string) => api.call(deleteDraft, { params: { id } }), {
    onDone: (_, id) => {
      toasts.success(t`Draft deleted.`);
      return refresh(id);
    },
    onFailed: (_, id) => void refresh(id),
  });
}
