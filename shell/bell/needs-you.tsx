import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/text/list-text.ts';
import type { ReactNode } from 'react';
import type { Attention } from './use-attention.ts';

interface NeedsYouProps {
  readonly attention: Attention | 'failed' | null;
  /** There is no entry below it. */
  readonly alone: boolean;
  onAgain(): void;
  /** The focus goes where the link leads. */
  onFollow(): void;
}

/** What needs the user now, also what was cleared from the list; that nothing does is said only when nothing does. */
export function NeedsYou({ attention, alone, onAgain, onFollow }: NeedsYouProps): ReactNode {
  if (attention === null) return alone && <p className="bell-empty muted">Looking up what needs you…</p>;
  if (attention === 'failed')
    return (
      alone && (
        <div className="bell-empty">
          <h3>No new notifications</h3>
          <p className="muted">Your posts could not be looked up just now.</p>
          <button type="button" className="button bell-again" onClick={onAgain}>
            Retry
          </button>
        </div>
      )
    );
  const needs = needsOf(attention);
  if (needs)
    return (
      <p className="bell-needs">
        <strong>{needs}</strong>
        <a href={attention.posts > 0 ? '/dashboard#posts' : '/dashboard#links'} onClick={onFollow}>
          {attention.posts > 0 ? 'See your posts' : 'Reconnect'}
        </a>
      </p>
    );
  return (
    alone && (
      <div className="bell-empty">
        <h3>You’re all caught up</h3>
        <p className="muted">Failed, waiting or late posts and lost connections appear here.</p>
      </div>
    )
  );
}

/** Null for nothing. */
export function needsOf({ posts, lost }: Attention): string | null {
  if (posts > 0) return posts === 1 ? '1 post needs your attention' : `${posts} posts need your attention`;
  if (lost.length === 0) return null;
  const names = listText(lost.map(labelOf));
  return `${names} ${lost.length === 1 ? 'is' : 'are'} no longer connected`;
}
