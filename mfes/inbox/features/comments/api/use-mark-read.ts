import { markCommentsRead } from '@carillon/contracts/http/analytics/mark-comments-read.ts';
import { actionErrorText, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { patchComments } from './patch-comment.ts';

interface Marking {
  readonly id: string;
  readonly read: boolean;
}

/** Marks a comment as read or unread. What is shown stays where it is, also in a list of unread ones. */
export function useMarkRead() {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useAction(({ id, read }: Marking) => api.call(markCommentsRead, { body: { ids: [id], read } }), {
    onDone: ({ unread }, { id, read }) =>
      patchComments(queries, (one) => (one.id === id ? { ...one, read } : one), { unread }),
    onFailed: (error) => toasts.danger(t`Couldn’t update the comment. ${{ why: actionErrorText(error) }}`),
  });
}
