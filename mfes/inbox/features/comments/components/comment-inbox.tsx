import { MOST_UNREAD } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { QueryView, useSearchParams } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { useComments } from '../api/use-comments.ts';
import { useMarkRead } from '../api/use-mark-read.ts';
import { filterOf } from '../model/filter.ts';
import { CommentFilters } from './comment-filters.tsx';
import { CommentRow } from './comment-row.tsx';
import { MoreComments } from './more-comments.tsx';
import { NoComments } from './no-comments.tsx';

/** The comments of all networks, by the filters that the address has. */
export function CommentInbox(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const query = useComments(filter);
  const { run: mark, busy } = useMarkRead();

  const change = (name: string, value: string): void =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });

  return (
    <>
      <CommentFilters filter={filter} onChange={change} />
      <QueryView query={query} failed="Comments could not be loaded" safe="They are safe." rows={6}>
        {({ pages }) => {
          const comments = pages.flatMap((page) => page.comments);
          const unread = pages.at(-1)?.unread ?? 0;
          const ids = comments.filter(({ read }) => !read).map(({ id }) => id);
          return (
            <>
              <div className="inbox-bar">
                <h2 aria-live="polite">
                  {unread === 0 ? 'Nothing unread' : `${unread >= MOST_UNREAD ? '1,000+' : unread} unread`}
                </h2>
                {filter.post_id && (
                  <Button size="small" onClick={() => change('post', '')}>
                    Show all posts
                  </Button>
                )}
                {ids.length > 0 && (
                  <Button loading={busy} onClick={() => void mark({ ids, read: true })}>
                    Mark all as read
                  </Button>
                )}
              </div>
              {comments.length === 0 ? (
                <NoComments filter={filter} onClear={() => setAddress(new URLSearchParams())} />
              ) : (
                <ul className="inbox-list">
                  {comments.map((comment) => (
                    <CommentRow
                      key={comment.id}
                      comment={comment}
                      onMark={(read) => void mark({ ids: [comment.id], read })}
                      onPost={filter.post_id ? null : () => change('post', comment.post.post_id)}
                    />
                  ))}
                </ul>
              )}
              <MoreComments query={query} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
