import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import {
  type Disconnected,
  displayStatusOf,
  doubtOf,
  errorText,
  listText,
  needsAttention,
  useAccountZone,
  useNow,
  useOnlineAgain,
  useToasts,
} from '@carillon/sdk/index.ts';
import { Button, NetworkBadge, Skeleton, StatusTag } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { NowPanel } from '../../../lib/now-panel.tsx';
import { reasonShown } from '../../../lib/reason-shown.ts';
import type { useUserPosts } from '../api/use-user-posts.ts';
import { groupPosts, type PostEntry } from '../group-posts.ts';
import type { PostActions } from './post-card.tsx';

const FEW = 4;

interface AttentionPanelProps {
  readonly posts: ReturnType<typeof useUserPosts>;
  readonly disconnected: Disconnected;
  readonly actions: PostActions;
  /** Rows of drafts that wait for the user, which come first. */
  readonly drafts: readonly ReactNode[];
}

/** Lists what needs the user: failed posts, lost connections, unknown outcomes, reviews. */
export function AttentionPanel({ posts, disconnected, actions, drafts }: AttentionPanelProps): ReactNode {
  const now = useNow();
  const { data, error } = posts;
  const failed = error !== null && !data;
  useFailureToast(failed);
  useOnlineAgain(failed, () => void posts.refetch());
  const groups = data && groupPosts(data, disconnected, now);
  const entries = groups ? [...groups.attention, ...groups.checked] : [];
  const many = entries.length + drafts.length;
  const shownRows = drafts.slice(0, FEW);
  return (
    <NowPanel
      id="attention"
      title={t`Needs attention`}
      count={data && many > 0 ? `${many}${posts.next.failed ? '+' : ''}` : null}
      all="/posts?status=attention"
    >
      {failed ? (
        <div role="alert">
          <p>
            <Trans>Failed to fetch posts</Trans>
          </p>
          <p className="muted">
            {errorText(error)} <Trans>Your posts are safe on the server.</Trans>
          </p>
          <Button onClick={() => void posts.refetch()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : !data ? (
        <Skeleton title={false} paragraph={{ rows: 4 }} />
      ) : many === 0 ? (
        <p className="muted">
          <Trans>You’re all caught up.</Trans>
        </p>
      ) : (
        <ul className="dash-now">
          {shownRows}
          {entries.slice(0, FEW - shownRows.length).map((entry) => (
            <Row key={entry.postId} entry={entry} disconnected={disconnected} now={now} actions={actions} />
          ))}
        </ul>
      )}
    </NowPanel>
  );
}

/** The page says it too, but a user who has scrolled away from there hears it as well. */
function useFailureToast(failed: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (failed) toasts.danger(t`Failed to fetch posts`);
  }, [failed, toasts]);
}

interface RowProps {
  readonly entry: PostEntry;
  readonly disconnected: Disconnected;
  readonly now: Date;
  readonly actions: PostActions;
}

function Row({ entry, disconnected, now, actions }: RowProps): ReactNode {
  const zone = useAccountZone();
  const platforms = [...new Set(entry.targets.map(({ platform }) => platform))];
  const first =
    entry.targets.find(({ status }) => status === 'failed') ??
    entry.targets.find((one) => doubtOf(one, disconnected, zone, now)) ??
    entry.targets.find((one) => needsAttention(one, disconnected)) ??
    entry.targets[0];
  const why = first && (doubtOf(first, disconnected, zone, now) ?? reasonShown(first, zone, now));
  return (
    <li>
      <a href={`/posts/${entry.postId}`} className="dash-post-text">
        {entry.text || t`Post without text`}
      </a>
      <span className="dash-now-facts">
        {platforms.map((platform) => (
          <NetworkBadge key={platform} network={platform} size={18} />
        ))}
        <span className="visually-hidden">{listText(platforms.map(labelOf))}</span>
        {first && <StatusTag status={displayStatusOf(first, disconnected, now).tag} />}
        {why && (
          <span className="dash-now-why" title={why}>
            {why}
          </span>
        )}
      </span>
      {actions(entry)}
    </li>
  );
}
