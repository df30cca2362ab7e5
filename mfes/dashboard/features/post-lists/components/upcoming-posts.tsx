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
import type { ReactNode } from 'react';
import type { useUserPosts } from '../api/use-user-posts.ts';
import { groupPosts, type PostEntry } from '../group-posts.ts';

const FEW = 6;

interface UpcomingPostsProps {
  readonly posts: Pick<ReturnType<typeof useUserPosts>, 'data' | 'error' | 'refetch'>;
  readonly disconnected: Disconnected;
}

/** What goes out next, at a glance; what can be done with it stands in the list of posts. */
export function UpcomingPosts({ posts, disconnected }: UpcomingPostsProps): ReactNode {
  const now = useNow();
  const maySchedule = useMay(reschedulePublication);
  const next = posts.data && groupPosts(posts.data, disconnected, now).next;
  return (
    <section className="panel dash-upcoming" aria-labelledby="upcoming-posts">
      <h3 id="upcoming-posts">Upcoming Posts</h3>
      {!next && posts.error ? (
        <p className="dash-error">
          What goes out next could not be loaded.
          <Button type="link" onClick={() => void posts.refetch()}>
            Retry upcoming posts
          </Button>
        </p>
      ) : !next ? (
        <Skeleton title={false} paragraph={{ rows: 4 }} />
      ) : next.length === 0 ? (
        <>
          <p className="muted">No upcoming posts scheduled</p>
          {maySchedule && <a href="/create-post">Schedule a post</a>}
        </>
      ) : (
        <ol>
          {next.slice(0, FEW).map((entry) => (
            <Upcoming key={entry.postId} entry={entry} />
          ))}
        </ol>
      )}
      {next && next.length > FEW && <a href="#scheduled">All upcoming posts</a>}
    </section>
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
      <span className="dash-upcoming-when">
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
        {firstWords(text) ?? 'A post without words'}
      </a>
    </li>
  );
}
