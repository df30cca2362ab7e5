import { actOnComment } from '@carillon/contracts/http/analytics/act-on-comment.ts';
import { actionErrorText, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { patchComments } from './patch-comment.ts';

interface CommentAction {
  readonly action: 'like' | 'hide';
  readonly on: boolean;
}

/** Likes or hides a comment on its network, or no longer. */
export function useActOnComment(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useAction((body: CommentAction) => api.call(actOnComment, { params: { id }, body }), {
    onDone: ({ liked, hidden }) =>
      patchComments(queries, (one) => (one.id === id ? { ...one, liked, hidden } : one)),
    onFailed: (error, { action, on }) =>
      toasts.danger(`${NOT_DONE[action][`${on}`]} ${actionErrorText(error)}`),
  });
}

const NOT_DONE = {
  like: { true: t`Couldn’t like the comment.`, false: t`Couldn’t unlike the comment.` },
  hide: { true: t`Couldn’t hide the comment.`, false: t`Couldn’t unhide the comment.` },
} as const;
