import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';
import {
  type Disconnected,
  displayStatusOf,
  doubtOf,
  firstCommentText,
  isDisconnected,
  useAccountZone,
} from '@carillon/sdk/index.ts';
import { AlertIcon, NetworkBadge, StatusTag } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { reasonShown } from '../../../lib/reason-shown.ts';
import { ViewLink } from '../../../lib/view-link.tsx';
import type { Action } from '../actions.ts';
import { ActionBar } from './action-bar.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';

interface TargetCardProps {
  readonly target: PublicationDetail;
  /** Its name among the targets of its post. */
  readonly name: string;
  readonly createdAt: string;
  readonly now: Date;
  readonly disconnected: Disconnected;
  /** Its words, where the targets of the post have different ones. */
  readonly text: string | null;
  readonly actions: readonly Action[];
  readonly running: Action | null;
  readonly busy: boolean;
  onAction(action: Action, home: () => HTMLElement | null): void;
  /** The target's metrics, once it is published. */
  readonly figures: ReactNode;
}

/** One target of a post: its state, the possible actions, and its history. */
export function TargetCard({
  target,
  name,
  createdAt,
  now,
  disconnected,
  text,
  figures,
  ...doing
}: TargetCardProps): ReactNode {
  const { id, platform, status, target_name, post_url } = target;
  const label = labelOf(platform);
  const zone = useAccountZone();
  const { tag, blocked } = displayStatusOf(target, disconnected, now);
  const reason = reasonShown(target, zone, now);
  const doubt = doubtOf(target, disconnected, zone, now);
  const comment = firstCommentText(target);
  const title = useRef<HTMLHeadingElement>(null);
  const stuck = (status === 'queued' || status === 'failed') && isDisconnected(target, disconnected);
  return (
    <article className="panel dash-target-card" aria-labelledby={`target-${id}`}>
      <header>
        <NetworkBadge network={platform} size={32} />
        <div>
          <h2 id={`target-${id}`} ref={title} tabIndex={-1}>
            {label}
          </h2>
          <p className="muted">
            <bdi>{target_name}</bdi>
          </p>
        </div>
        <span className="dash-target-status">
          <StatusTag status={tag} />
          {post_url && <ViewLink platform={platform} url={post_url} />}
        </span>
      </header>
      {target.tagged_content ? (
        <p className="dash-content">
          <span className="muted">
            <Trans>With link tracking:</Trans>
          </span>{' '}
          {target.tagged_content}
        </p>
      ) : (
        text !== null && <p className="dash-content">{text}</p>
      )}
      {target.first_comment && (
        <p className="dash-content">
          <span className="muted">
            <Trans>First comment:</Trans>
          </span>{' '}
          {target.first_comment.text}
        </p>
      )}
      {comment?.bad && <Reason bad>{comment.text}</Reason>}
      {comment && !comment.bad && <p className="muted">{comment.text}</p>}
      {doubt && <Reason bad={false}>{doubt}</Reason>}
      {reason && <Reason bad={status === 'failed'}>{reason}</Reason>}
      {(blocked || stuck) && (
        <p className="dash-warning">
          {status === 'failed' ? (
            // Failed targets aren't retried automatically.
            <Trans>
              <a href="/dashboard#links">Connect {label} on the dashboard</a>, then try again.
            </Trans>
          ) : doubt ? (
            <Trans>
              <a href="/dashboard#links">Connect {label} on the dashboard</a>.
            </Trans>
          ) : (
            <Trans>
              <a href="/dashboard#links">Connect {label} on the dashboard</a> to publish it.
            </Trans>
          )}
        </p>
      )}
      <Facts target={target} blocked={blocked} now={now} />
      {figures}
      <ActionBar
        {...doing}
        network={name}
        among={() => [target]}
        onAction={(action) => doing.onAction(action, () => title.current)}
      />
      <History target={target} createdAt={createdAt} label={label} now={now} />
    </article>
  );
}

const Reason = ({ bad, children }: { bad: boolean; children: ReactNode }): ReactNode => (
  <p className={bad ? 'dash-error' : 'dash-warning'}>
    <AlertIcon size={16} />
    <span>{children}</span>
  </p>
);
