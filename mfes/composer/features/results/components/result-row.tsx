import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import {
  ConnectButton,
  doubtOf,
  PublicationTime,
  standingOf,
  type Unlinked,
  useAccountZone,
} from '@carillon/sdk/index.ts';
import { ExternalIcon, NetworkBadge, Spin, StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

interface ResultRowProps {
  readonly result: PublicationView;
  readonly unlinked: Unlinked;
  readonly now: Date;
}

/** What came of one target, in the words that the dashboard has for it, and what to do about it. */
export function ResultRow({ result, unlinked, now }: ResultRowProps): ReactNode {
  const { platform, target_name, status, reason, post_url } = result;
  const zone = useAccountZone();
  const { tag, busy, blocked, when } = standingOf(result, unlinked, now);
  const doubt = doubtOf(result, unlinked, zone, now);
  return (
    <li>
      <NetworkBadge network={platform} />
      <div>
        <strong>{labelOf(platform)}</strong> <span className="muted">{target_name}</span>
        {when?.lead && (
          <p className="muted">
            <PublicationTime when={when} now={now} full />
          </p>
        )}
        {doubt && <p className="composer-doubt">{doubt}</p>}
        {reason && <p className={status === 'failed' ? 'composer-error' : 'muted'}>{reason}</p>}
      </div>
      <span className="composer-outcome">
        {busy && <Spin size="small" />}
        <StatusTag status={tag} />
        {blocked && <ConnectButton platform={platform} />}
        {post_url && (
          <a href={post_url} target="_blank" rel="noreferrer">
            View post
            <span className="visually-hidden"> on {labelOf(platform)} (opens in a new tab)</span>{' '}
            <ExternalIcon size={14} />
          </a>
        )}
      </span>
    </li>
  );
}
