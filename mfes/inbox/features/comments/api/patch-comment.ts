import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import type { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { COMMENTS } from './use-comments.ts';

type Page = ReplyOf<typeof listComments>;

/** Changes comments where they are shown, which moves nothing. */
export const patchComments = (
  queries: QueryClient,
  change: (comment: InboxComment) => InboxComment,
  page: Partial<Pick<Page, 'unread'>> = {},
): void =>
  void queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: COMMENTS },
    (all) =>
      all && {
        ...all,
        pages: all.pages.map((one) => ({ ...one, ...page, comments: one.comments.map(change) })),
      },
  );
