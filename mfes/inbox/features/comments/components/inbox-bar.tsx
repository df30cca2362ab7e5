import { MOST_UNREAD } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import type { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useMarkAllRead } from '../api/use-mark-all-read.ts';
import type { CommentFilter } from '../model/filter.ts';

interface InboxBarProps {
  readonly filter: CommentFilter;
  readonly children: ReactNode;
  readonly pages: readonly ReplyOf<typeof listComments>[];
}

/** How much is unread, and the way to be done with it. */
export function InboxBar({ filter, pages, children }: InboxBarProps): ReactNode {
  const { run, busy } = useMarkAllRead();
  const { unread: unreadOnly, ...asked } = filter;
  const unread = pages.at(-1)?.unread ?? 0;
  const as_of = pages[0]?.as_of ?? '';
  const isFiltered = Object.keys(asked).length > 0;
  const isAnyUnread = pages.some(({ comments }) => comments.some(({ read }) => !read));
  return (
    <div className="inbox-bar">
      <h2 aria-live="polite">
        {unread === 0
          ? t`Nothing unread`
          : t`${unread >= MOST_UNREAD ? '1,000+' : unread} unread${isFiltered ? t` in all` : ''}`}
      </h2>
      {children}
      {(isAnyUnread || (unread > 0 && !isFiltered)) && (
        <Button loading={busy} onClick={() => void run({ filter: asked, as_of })}>
          {isFiltered ? t`Mark these as read` : t`Mark all as read`}
        </Button>
      )}
    </div>
  );
}
