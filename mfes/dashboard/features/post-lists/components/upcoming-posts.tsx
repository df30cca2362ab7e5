import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import {
  type Disconnected,
  fullTime,
  monthDayTime,
  useAccountZone,
  useMay,
  useNow,
} from '@carillon/sdk/index.ts';
import { Button, NetworkBadge, Skeleton } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NowPanel } from '../../../lib/now-panel.tsx';
import type { useUserPosts } from '../api/use-user-posts.ts';
import { groupPosts, type PostEntry } from '../group-posts.ts';

const FEW = 5;

interface UpcomingPostsProps {
  readonly posts: Pick<ReturnType<typeof useUserPosts>, 'data' | 'error' | 'refetch' | 'next'>;
  readonly disconnected: Disconnected;
}

/** The posts to be published next. */
export function UpcomingPosts({ posts, disconnected }: UpcomingPostsProps): ReactNode {
  const now = useNow();
  const maySchedule = useMay(reschedulePublication);
  const next = posts.data && groupPosts(posts.data, disconnected, now).next;
  return (
    <NowPanel
      id="upcoming-posts"
      title={t`Upcoming Posts`}
      count={next && next.length > 0 ? `${next.length}${posts.next.open ? '+' : ''}` : null}
      all="/posts?status=scheduled"
    >
      {!next && posts.error ? (
        <p className="dash-error">
          <Trans>Couldn’t load upcoming posts.</Trans>
          <Button type="link" onClick={() => void posts.refetch()}>
            <Trans>Reload upcoming posts</Trans>
          </Button>
        </p>
      ) : !next ? (
        <Skeleton title={false} paragraph={{ rows: 4 }} />
      ) : next.length === 0 ? (
        <>
          <p className="muted">
            <Trans>No upcoming posts scheduled</Trans>
          </p>
          {maySchedule && (
            <a href="/create-post">
              <Trans>Schedule a post</Trans>
            </a>
          )}
        </>
      ) : (
        <ol className="dash-now">
          {next.slice(0, FEW).map((entry) => (
            <Upcoming key={entry.postId} entry={entry} />
          ))}
        </ol>
      )}
    </NowPanel>
  );
}

function Upcoming({ entry: { postId, text, targets } }: { entry: PostEntry }): ReactNode {
  const zone = useAccountZone();
  const due = targets
    .flatMap(({ due_at }) => due_at ?? [])
    .sort()
    .at(0);
  const platforms = [...new Set(targets.map(({ platform }) => platform))];
  return (
    <li>
      <span className="dash-now-facts dash-planned">
        {platforms.map((platform) => (
          <NetworkBadge key={platform} network={platform} size={20} />
        ))}
        <span className="visually-hidden">{platforms.map(labelOf).join(', ')}</span>
        {due && (
          <time dateTime={due} title={fullTime(new Date(due), zone)} className="tabular">
            {monthDayTime(new Date(due), zone)}
          </time>
        )}
      </span>
      <a href={`/posts/${postId}`} className="dash-post-text">
        {firstWords(text) ?? t`Post without text`}
      </a>
    </li>
  );
}
