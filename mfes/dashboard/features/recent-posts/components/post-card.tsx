import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { ExternalIcon, NetworkBadge } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { Standing } from '../../../lib/standing.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import { relativeTime } from '../../../lib/time/words.ts';
import { needsAttention, type PostEntry, timeOf, type Unlinked } from '../group-posts.ts';

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
            <Target key={target.id} target={target} waits={needsAttention(target, unlinked)} now={now} />
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

function Target({ target, waits, now }: { target: UserPost; waits: boolean; now: Date }): ReactNode {
  const { platform, status, target_name, post_url, reason, timezone } = target;
  const label = labelOf(platform);
  const at = timeOf(target);
  const near = status === 'scheduled' ? relativeTime(new Date(at), now) : null;
  return (
    <li className="dash-target">
      <NetworkBadge network={platform} size={20} />
      <span className="dash-target-name">
        <strong>{label}</strong> <span className="muted">{target_name}</span>
      </span>
      <span className="muted dash-target-time">
        <Moment at={at} now={now} zone={status === 'published' ? null : timezone} />
        {near && ` · ${near}`}
      </span>
      <span className="dash-target-standing">
        <Standing status={status} waits={waits && status !== 'failed'} />
        {post_url && (
          <a
            href={post_url}
            target="_blank"
            rel="noreferrer"
            className="dash-out"
            aria-label={`View post on ${label} (opens in a new tab)`}
          >
            View post <ExternalIcon size={14} />
          </a>
        )}
      </span>
      {reason && <span className={`dash-reason ${status === 'failed' ? 'failed' : ''}`}>{reason}</span>}
    </li>
  );
}
