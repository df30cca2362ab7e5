import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { relativeTime } from '@carillon/sdk/index.ts';
import { NetworkBadge } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { Standing } from '../../../lib/standing.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import { ViewLink } from '../../../lib/view-link.tsx';
import { type PostEntry, timeOf, type Unlinked } from '../group-posts.ts';

interface PostCardProps {
  readonly entry: PostEntry;
  readonly unlinked: Unlinked;
  readonly now: Date;
}

/** One post: its words, its picture, and where each of its targets stands. */
export function PostCard({
  entry: { postId, text, picture, targets },
  unlinked,
  now,
}: PostCardProps): ReactNode {
  return (
    <li className="dash-post">
      {picture && <Thumbnail picture={picture} />}
      <div className="dash-post-body">
        <a href={`/posts/${postId}`} className="dash-post-text">
          {text || 'A post without words'}
        </a>
        <ul className="dash-targets">
          {targets.map((target) => (
            <Target key={target.id} target={target} unlinked={unlinked.has(target.platform)} now={now} />
          ))}
        </ul>
      </div>
    </li>
  );
}

const Thumbnail = ({ picture }: { picture: NonNullable<UserPost['picture']> }): ReactNode =>
  picture.kind === 'image' ? (
    <img src={picture.url} alt="" loading="lazy" className="dash-thumb" />
  ) : (
    <video src={`${picture.url}#t=0.1`} preload="metadata" muted className="dash-thumb" tabIndex={-1} />
  );

interface TargetProps {
  readonly target: UserPost;
  readonly unlinked: boolean;
  readonly now: Date;
}

function Target({ target, unlinked, now }: TargetProps): ReactNode {
  const { platform, status, target_name, post_url, reason, waiting_for } = target;
  return (
    <li className="dash-target">
      <NetworkBadge network={platform} size={20} />
      <span className="dash-target-name">
        <strong>{labelOf(platform)}</strong> <span className="muted">{target_name}</span>
      </span>
      <span className="muted dash-target-time">
        <When target={target} now={now} />
      </span>
      <Standing status={status} waitingFor={waiting_for} unlinked={unlinked} />
      {post_url && <ViewLink platform={platform} url={post_url} />}
      {reason && <span className={`dash-reason ${status === 'failed' ? 'failed' : ''}`}>{reason}</span>}
    </li>
  );
}

/** When it goes out or went; for what is tried again, when that is. */
function When({ target, now }: Pick<TargetProps, 'target' | 'now'>): ReactNode {
  const { status, waiting_for, next_attempt_at, timezone } = target;
  const again = status === 'scheduled' && waiting_for === 'retry' && next_attempt_at;
  const at = again || timeOf(target);
  const near = status === 'scheduled' ? relativeTime(new Date(at), now) : null;
  return (
    <>
      <Moment at={at} now={now} zone={again || status === 'published' ? null : timezone} />
      {near && ` · ${near}`}
    </>
  );
}
