import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { markAllCommentsRead } from '@carillon/contracts/http/analytics/mark-all-comments-read.ts';
import { actionErrorText, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { CommentFilter } from '../model/filter.ts';
import { patchComments } from './patch-comment.ts';

interface Marking {
  readonly filter: Omit<CommentFilter, 'unread'>;
  /** The time of the list that the user saw. */
  readonly as_of: string;
}

/** Marks all that a filter lets through as read, also what is further down than was looked at. */
export function useMarkAllRead() {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useAction(
    ({ filter, as_of }: Marking) => api.call(markAllCommentsRead, { body: { ...filter, as_of } }),
    {
      onDone: ({ unread }, { filter }) =>
        patchComments(queries, (one) => (fits(one, filter) ? { ...one, read: true } : one), { unread }),
      onFailed: (error) =>
        toasts.danger(t`Couldn’t mark the comments as read. ${{ why: actionErrorText(error) }}`),
    },
  );
}

const fits = ({ platform, mood, post }: InboxComment, filter: Marking['filter']): boolean =>
  (filter.platform ?? platform) === platform &&
  (filter.targets ?? post.target_id) === post.target_id &&
  (filter.mood ?? mood) === mood &&
  (filter.post_id ?? post.post_id) === post.post_id;
