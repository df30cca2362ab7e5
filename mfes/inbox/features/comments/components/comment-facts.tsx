import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { InboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { fullTime, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MOODS } from '../model/moods.ts';

/** Shows who wrote a comment, where and when, how it sounds, and its state. */
export const CommentFacts = ({ comment }: { comment: InboxComment }): ReactNode => {
  const { platform, author, mood, read, liked, hidden } = comment;
  return (
    <p className="inbox-facts">
      {!read && (
        <strong className="inbox-new">
          <Trans>Unread</Trans>
        </strong>
      )}
      {author && <strong dir="auto">{author}</strong>}
      <span className="muted">{labelOf(platform)}</span>
      <CommentTime at={new Date(comment.at)} />
      {mood && <span className={`inbox-mood ${mood}`}>{MOODS[mood]}</span>}
      {liked && (
        <span>
          <Trans>Liked</Trans>
        </span>
      )}
      {hidden && (
        <strong>
          <Trans>Hidden</Trans>
        </strong>
      )}
    </p>
  );
};

function CommentTime({ at }: { at: Date }): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  return (
    <time className="muted tabular" dateTime={at.toISOString()} title={fullTime(at, zone)}>
      {shortTime(at, zone, now)}
    </time>
  );
}
