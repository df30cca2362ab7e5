import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import {
  type Disconnected,
  displayStatusOf,
  doubtOf,
  useAccountZone,
  WhenText,
} from '@carillon/sdk/index.ts';
import { NetworkBadge, StatusTag } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { reasonShown } from '../../../lib/reason-shown.ts';
import { ViewLink } from '../../../lib/view-link.tsx';

interface TargetRowProps {
  readonly target: UserPost;
  readonly disconnected: Disconnected;
  readonly now: Date;
}

/** The state of one target of a post, since when or until when, and why. */
export function TargetRow({ target, disconnected, now }: TargetRowProps): ReactNode {
  const { platform, status, target_name, post_url } = target;
  const zone = useAccountZone();
  const { tag, when } = displayStatusOf(target, disconnected, now);
  const doubt = doubtOf(target, disconnected, zone, now);
  const reason = reasonShown(target, zone, now);
  return (
    <li className="dash-target">
      <NetworkBadge network={platform} size={20} />
      <span className="dash-target-name">
        <strong>{labelOf(platform)}</strong> <bdi className="muted">{target_name}</bdi>
      </span>
      <span className="muted dash-target-time">{when && <WhenText when={when} now={now} />}</span>
      <StatusTag status={tag} />
      {post_url && <ViewLink platform={platform} url={post_url} />}
      {doubt && <strong className="dash-doubt">{doubt}</strong>}
      {reason && <span className={`dash-reason ${status === 'failed' ? 'failed' : ''}`}>{reason}</span>}
    </li>
  );
}
