import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { useReadable } from '@carillon/sdk/providers/shell-context.tsx';
import { useMore } from '@carillon/sdk/query/use-more.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { gatherPosts } from '../gather-posts.ts';
import type { NotificationStore } from '../notification-store.ts';
import { Empty, Failed, Loading } from './list-states.tsx';
import { NotificationItem } from './notification-item.tsx';
import { type Marks, useMarks } from './use-marks.ts';
import { useNotifications } from './use-notifications.ts';

interface NotificationListProps {
  readonly api: ApiClient;
  readonly notifications: NotificationStore;
  readonly zone: string;
  onFollow(): void;
  /** Moves the focus when the focused element may be gone. */
  onEmptied(): void;
}

/** Lists notifications that need attention first, then all others, the newest first. */
export function NotificationList(props: NotificationListProps): ReactNode {
  const { api, notifications } = props;
  const list = useNotifications(api);
  const marks = useMarks(api, notifications);
  const earlier = useRef<HTMLUListElement>(null);
  const failed = list.isFetchNextPageError && !list.isFetchingNextPage;
  const ask = useMore(earlier, failed);
  const { unread } = useReadable(notifications);
  if (!list.data) return list.isError ? <Failed onRetry={() => void list.refetch()} /> : <Loading />;
  const { needsAttention, others } = list.data;
  const newest = [...needsAttention, ...others]
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  if (newest === undefined) return <Empty />;
  const sharedProps = { ...props, marks, failed: needsAttention };
  const toAll = (mark: Marks['read']): void => {
    mark({ up_to: newest });
    props.onEmptied();
  };
  return (
    <>
      {list.isRefetchError && <Failed onRetry={() => void list.refetch()} isOld />}
      {marks.failed && (
        <p className="notification-error" role="alert">
          <Trans>Couldn’t save your choice. Check your connection and try again.</Trans>
        </p>
      )}
      <p className="notification-bar">
        <span className="muted">{unread > 0 ? t`${unread} unread` : ''}</span>
        {unread > 0 && (
          <button
            type="button"
            className="button quiet"
            disabled={marks.busy}
            onClick={() => toAll(marks.read)}
          >
            <Trans>Mark all as read</Trans>
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          disabled={marks.busy}
          onClick={() => toAll(marks.dismiss)}
        >
          <Trans>Clear all</Trans>
        </button>
      </p>
      <Group title={t`Action needed`} all={needsAttention} {...sharedProps} />
      <Group
        title={needsAttention.length > 0 ? t`Earlier` : null}
        all={others}
        {...sharedProps}
        list={earlier}
      />
      {list.hasNextPage && (
        <div className="notification-more">
          {failed && (
            <p className="notification-error" role="alert">
              <Trans>Couldn’t load older notifications.</Trans>
            </p>
          )}
          <button
            type="button"
            className="button quiet"
            disabled={list.isFetchingNextPage}
            onClick={() => ask(() => void list.fetchNextPage())}
          >
            {failed ? t`Retry` : t`Show older notifications`}
          </button>
        </div>
      )}
    </>
  );
}

interface GroupProps extends NotificationListProps {
  readonly title: string | null;
  readonly all: readonly NotificationView[];
  readonly failed: readonly NotificationView[];
  readonly marks: Marks;
  readonly list?: RefObject<HTMLUListElement | null>;
}

function Group({ title, all, failed, marks, list, zone, onFollow, onEmptied }: GroupProps): ReactNode {
  const id = useId();
  if (all.length === 0) return null;
  return (
    <section aria-labelledby={title ? id : undefined}>
      {title && <h3 id={id}>{title}</h3>}
      <ul ref={list}>
        {gatherPosts(all).map((gathered) => (
          <NotificationItem
            key={gathered[0].id}
            all={gathered}
            {...{ failed, zone, marks, onFollow }}
            onGone={onEmptied}
          />
        ))}
      </ul>
    </section>
  );
}
