import type { NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import { fullTime, relativeTime, shortTime } from '@carillon/sdk/time/words.ts';
import {
  AlertIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  ExternalIcon,
  LinkIcon,
  PenIcon,
  TeamIcon,
} from '@carillon/ui/icons.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { describeGathered, type GatheredNotifications } from '../gather-posts.ts';
import type { Marks } from './use-marks.ts';

interface NotificationItemProps {
  /** Shown as one. */
  readonly all: GatheredNotifications;
  /** Among which those of the same post are named. */
  readonly failed: readonly NotificationView[];
  readonly zone: string;
  readonly marks: Marks;
  onFollow(): void;
  /** The button that had the focus is gone. */
  onGone(): void;
}

const ICONS: Record<NotificationKind, ReactNode> = {
  failed: <AlertIcon />,
  waiting_for_connection: <LinkIcon />,
  connection_lost: <LinkIcon />,
  delayed: <ClockIcon />,
  published_late: <ClockIcon />,
  published: <CheckIcon />,
  connection_restored: <CheckIcon />,
  approval_requested: <ClockIcon />,
  changes_requested: <PenIcon />,
  approved: <CheckIcon />,
  webhook_paused: <AlertIcon />,
  member_closed: <TeamIcon />,
  became_owner: <TeamIcon />,
};

export function NotificationItem(props: NotificationItemProps): ReactNode {
  const { all, failed, zone, marks, onFollow, onGone } = props;
  const [one, ...others] = all;
  const { kind, publication, draft } = one;
  const ids = all.map(({ id }) => id);
  const read = all.every((other) => other.read);
  const now = new Date();
  const reader = { zone, now };
  const { title, text, action } = describeGathered(all, failed, reader);
  const at = new Date(one.at);
  const follow = (): void => {
    if (!read) marks.read({ ids });
    onFollow();
  };
  return (
    <li className={`${kind} ${read ? '' : 'unread'}`}>
      {ICONS[kind]}
      <div>
        <strong>
          {!read && (
            <span className="notification-new">
              <Trans>New</Trans>
            </span>
          )}{' '}
          {title}
        </strong>
        {text && <p>{text}</p>}
        {publication && (
          <p className="notification-post">
            <a href={`/posts/${publication.post_id}`} onClick={follow}>
              {publication.words ?? t`Post without text`}
            </a>
            {others.length === 0 && (
              <span className="muted">
                {' · '}
                <bdi>{publication.target_name}</bdi>
              </span>
            )}
          </p>
        )}
        {draft && (
          <p className="notification-post">
            <a href={draft.sent ? `/posts/${draft.id}` : `/create-post?draft=${draft.id}`} onClick={follow}>
              {draft.title ?? t`Draft without text`}
            </a>
          </p>
        )}
        <p className="notification-foot">
          {action && (
            <a href={action.href} onClick={follow}>
              {action.words}
            </a>
          )}
          {others.length === 0 && publication?.post_url && (
            <a href={publication.post_url} target="_blank" rel="noreferrer">
              <Trans>
                View post <ExternalIcon size={14} />
              </Trans>
            </a>
          )}
          {!read && (
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                marks.read({ ids });
                onGone();
              }}
            >
              <Trans>Mark as read</Trans>
            </button>
          )}
          <time className="muted" dateTime={one.at} title={fullTime(at, zone)}>
            {relativeTime(at, now, zone) ?? shortTime(at, zone, now)}
          </time>
        </p>
      </div>
      <button
        type="button"
        className="icon-button small"
        aria-label={t`Dismiss: ${title}`}
        title={t`Dismiss`}
        onClick={() => {
          marks.dismiss({ ids });
          onGone();
        }}
      >
        <CloseIcon size={16} />
      </button>
    </li>
  );
}
