import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import type { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { COMMENT_LISTS } from './use-comments.ts';

type Page = ReplyOf<typeof listComments>;

/** Changes displayed comments in place. A list being loaded may not have the change, so it is requested again. */
export const patchComments = (
  queries: QueryClient,
  change: (comment: InboxComment) => InboxComment,
  page: Partial<Pick<Page, 'unread'>> = {},
): void => {
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: COMMENT_LISTS },
    (all) =>
      all && {
        ...all,
        pages: all.pages.map((one) => ({ ...one, ...page, comments: one.comments.map(change) })),
      },
  );
  if (queries.isFetching({ queryKey: COMMENT_LISTS }) > 0)
    void queries.invalidateQueries({ queryKey: COMMENT_LISTS });
};
