import { markCommentsRead } from '@carillon/contracts/http/analytics/mark-comments-read.ts';
import { actionErrorText, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { patchComments } from './patch-comment.ts';

interface Marking {
  readonly ids: readonly string[];
  readonly read: boolean;
}

/** No more are taken at once. */
const MOST = 200;

/** Marks comments as read or unread. What is shown stays where it is, also in a list of unread ones. */
export function useMarkRead() {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useAction(
    async ({ ids, read }: Marking) => {
      const some = ids.slice(0, MOST);
      const { unread } = await api.call(markCommentsRead, { body: { ids: some, read } });
      return { some, unread };
    },
    {
      onDone: ({ some, unread }, { read }) =>
        patchComments(queries, (one) => (some.includes(one.id) ? { ...one, read } : one), { unread }),
      onFailed: (error) => toasts.danger(`Not marked. ${actionErrorText(error)}`),
    },
  );
}
