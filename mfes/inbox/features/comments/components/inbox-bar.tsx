import { MAX_UNREAD } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import type { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { formatNumber } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useMarkAllRead } from '../api/use-mark-all-read.ts';
import type { CommentFilter } from '../model/filter.ts';

interface InboxBarProps {
  readonly filter: CommentFilter;
  readonly children: ReactNode;
  readonly pages: readonly ReplyOf<typeof listComments>[];
}

function unreadText(unread: number, isFiltered: boolean): string {
  if (unread === 0) return t`No unread comments`;
  if (unread >= MAX_UNREAD) {
    const count = `${formatNumber(MAX_UNREAD)}+`;
    return isFiltered ? t`${count} unread in total` : t`${count} unread`;
  }
  return isFiltered
    ? plural(unread, { one: '# unread in total', other: '# unread in total' })
    : plural(unread, { one: '# unread', other: '# unread' });
}

/** How much is unread, and the way to be done with it. */
export function InboxBar({ filter, pages, children }: InboxBarProps): ReactNode {
  const { run, busy } = useMarkAllRead();
  const { unread: unreadOnly, ...listFilter } = filter;
  const unread = pages.at(-1)?.unread ?? 0;
  const as_of = pages[0]?.as_of ?? '';
  const isFiltered = Object.keys(listFilter).length > 0;
  const isAnyUnread = pages.some(({ comments }) => comments.some(({ read }) => !read));
  return (
    <div className="inbox-bar">
      <h2 aria-live="polite">{unreadText(unread, isFiltered)}</h2>
      {children}
      {(isAnyUnread || (unread > 0 && !isFiltered)) && (
        <Button loading={busy} onClick={() => void run({ filter: listFilter, as_of })}>
          {isFiltered ? t`Mark these as read` : t`Mark all as read`}
        </Button>
      )}
    </div>
  );
}
