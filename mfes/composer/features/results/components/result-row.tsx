import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import {
  ConnectTargetButton,
  type Disconnected,
  type DisplayStatus,
  displayStatusOf,
  doubtOf,
  firstCommentText,
  isolateText,
  serviceText,
  useAccountZone,
  WhenText,
} from '@carillon/sdk/index.ts';
import { ExternalIcon, NetworkBadge, Spin, StatusTag } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ResultRowProps {
  readonly postId: string;
  readonly result: PublicationView;
  readonly disconnected: Disconnected;
  readonly now: Date;
  /** Another target of the same network has a row too. */
  readonly isOneOfSeveral: boolean;
}

/** The result of one target, in the dashboard's words, with the action to take. */
export function ResultRow({ postId, result, disconnected, now, isOneOfSeveral }: ResultRowProps): ReactNode {
  const { platform, target_name, status, reason, reason_text, post_url } = result;
  const place = isOneOfSeveral ? `${labelOf(platform)} (${isolateText(target_name)})` : labelOf(platform);
  const zone = useAccountZone();
  const { tag, busy, blocked, when } = displayStatusOf(result, disconnected, now);
  const comment = firstCommentText(result);
  const way = comment?.bad ? t`Try the comment again` : wayOn(tag);
  const doubt = doubtOf(result, disconnected, zone, now);
  return (
    <li>
      <NetworkBadge network={platform} />
      <div>
        <strong>{labelOf(platform)}</strong> <bdi className="muted">{target_name}</bdi>
        {when?.lead && (
          <p className="muted">
            <WhenText when={when} now={now} full />
          </p>
        )}
        {doubt && <p className="composer-doubt">{doubt}</p>}
        {comment && <p className={comment.bad ? 'composer-error' : 'muted'}>{comment.text}</p>}
        {reason && (
          <p className={status === 'failed' ? 'composer-error' : 'muted'}>
            {serviceText(reason, reason_text)}
          </p>
        )}
      </div>
      <span className="composer-outcome">
        {busy && <Spin size="small" />}
        <StatusTag status={tag} />
        {blocked && <ConnectTargetButton target={result} />}
        {way && (
          <a href={`/posts/${postId}`}>
            {way}
            <span className="visually-hidden">
              {' '}
              <Trans>on {place}</Trans>
            </span>
          </a>
        )}
        {post_url && (
          <a href={post_url} target="_blank" rel="noreferrer">
            <Trans>
              View post <span className="visually-hidden">on {place} (opens in a new tab)</span>
            </Trans>{' '}
            <ExternalIcon size={14} />
          </a>
        )}
      </span>
    </li>
  );
}

/** Labels the link to the post's page, where there is something to do about it. */
const wayOn = (tag: DisplayStatus['tag']): string | null =>
  tag === 'failed'
    ? t`Try again or edit the text`
    : tag === 'blocked' || tag === 'retrying' || tag === 'unknown'
      ? t`See the post`
      : tag === 'scheduled'
        ? t`Edit or cancel`
        : null;
