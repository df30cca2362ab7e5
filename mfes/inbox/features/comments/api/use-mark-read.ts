import type { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import { markCommentsRead } from '@carillon/contracts/http/analytics/mark-comments-read.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { actionErrorText, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { COMMENTS } from './use-comments.ts';

type Pages = InfiniteData<ReplyOf<typeof listComments>>;

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
    ({ ids, read }: Marking) => api.call(markCommentsRead, { body: { ids: ids.slice(0, MOST), read } }),
    {
      onDone: ({ unread }, { ids, read }) =>
        queries.setQueriesData<Pages>(
          { queryKey: COMMENTS },
          (all) =>
            all && { ...all, pages: all.pages.map((page) => marked(page, new Set(ids), read, unread)) },
        ),
      onFailed: (error) => toasts.danger(`Not marked. ${actionErrorText(error)}`),
    },
  );
}

const marked = (
  page: Pages['pages'][number],
  ids: ReadonlySet<string>,
  read: boolean,
  unread: number,
): Pages['pages'][number] => ({
  ...page,
  unread,
  comments: page.comments.map((one) => (ids.has(one.id) ? { ...one, read } : one)),
});
