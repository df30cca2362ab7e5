import { deleteDraft } from '@carillon/contracts/http/posts/delete-draft.ts';
import { actionErrorText, DRAFTS_KEY, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { plural } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { refreshPosts } from '../../../lib/patch-posts.ts';

/** Deletes drafts one after another, and says how many are gone and why one is not. */
export function useDeleteDrafts() {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  const removeAll = async (ids: readonly string[]): Promise<readonly Error[]> => {
    const failures: Error[] = [];
    for (const id of ids)
      await api.call(deleteDraft, { params: { id } }).catch((error: Error) => failures.push(error));
    return failures;
  };
  return useAction(removeAll, {
    onDone: (failures, ids) => {
      const deleted = ids.length - failures.length;
      if (deleted > 0)
        toasts.success(plural(deleted, { one: '# draft deleted.', other: '# drafts deleted.' }));
      const [first] = failures;
      if (first) toasts.danger(`${notDeleted(failures.length)} ${actionErrorText(first)}`);
      return Promise.all([
        queries.invalidateQueries({ queryKey: DRAFTS_KEY }),
        refreshPosts({ api, queries }, [...ids]),
      ]);
    },
  });
}

const notDeleted = (many: number): string =>
  plural(many, { one: '# draft couldn’t be deleted.', other: '# drafts couldn’t be deleted.' });
