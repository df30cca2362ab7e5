import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { fullTime, Link, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Button, NetworkBadge } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { MOODS } from '../model/moods.ts';
import { NetworkActions } from './network-actions.tsx';
import { ReplyPart } from './reply-part.tsx';

interface CommentRowProps {
  readonly comment: InboxComment;
  onMark(read: boolean): void;
  /** Shows the comments on its post alone; null when they are. */
  readonly onPost: (() => void) | null;
}

/** One comment: what was said, where, and how it sounds. */
export function CommentRow({ comment, onMark, onPost }: CommentRowProps): ReactNode {
  const { platform, post, author, text, url, mood, read, liked, hidden } = comment;
  return (
    <li className={`panel inbox-comment${read ? '' : ' unread'}`} tabIndex={-1}>
      <NetworkBadge network={platform} />
      <p className="inbox-facts">
        {!read && <strong>Unread</strong>}
        {author && <strong>{author}</strong>}
        <span>{labelOf(platform)}</span>
        <CommentTime at={new Date(comment.at)} />
        {mood && <span className={`inbox-mood ${mood}`}>{MOODS[mood]}</span>}
        {liked && <span>Liked</span>}
        {hidden && <strong>Hidden</strong>}
      </p>
      <p className="inbox-text">{text}</p>
      <p className="inbox-post muted">
        On <Link to={`/posts/${post.post_id}`}>{post.words || 'a post without text'}</Link>,{' '}
        {post.target_name}
      </p>
      <div className="inbox-actions">
        <Button size="small" aria-keyshortcuts="m" onClick={() => onMark(!read)}>
          {read ? 'Mark as unread' : 'Mark as read'}
        </Button>
        <NetworkActions comment={comment} />
        {onPost && (
          <Button size="small" type="text" onClick={onPost}>
            Only this post
          </Button>
        )}
        {url && (
          <a className="ant-btn ant-btn-sm ant-btn-text" href={url} target="_blank" rel="noopener noreferrer">
            View on {labelOf(platform)}
          </a>
        )}
      </div>
      <ReplyPart comment={comment} onReplied={() => !read && onMark(true)} />
    </li>
  );
}

function CommentTime({ at }: { at: Date }): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  return (
    <time className="muted tabular" dateTime={at.toISOString()} title={fullTime(at, zone)}>
      {shortTime(at, zone, now)}
    </time>
  );
}
