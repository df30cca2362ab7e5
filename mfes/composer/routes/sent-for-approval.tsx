import type { ReviewView } from '@carillon/contracts/http/posts/review.ts';
import { shortTime, useConnections, useNow } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import type { DraftHandle } from '../features/drafts/api/use-draft.ts';
import { saidText } from '../features/publish/model/target-names.ts';
import { SentForApproval } from '../features/review/components/sent-for-approval.tsx';
import { type EditedPost, finalText } from '../lib/edited-post.ts';

export interface PostForApprovalProps {
  readonly draft: DraftHandle;
  readonly post: EditedPost;
  readonly review: ReviewView;
  /** The member's name. */
  nameOf(id: string): string;
  onNew(): void;
}

/** Drafts that the user sent for approval, with their status. */
export function PostForApproval({ draft, post, review, nameOf, onNew }: PostForApprovalProps): ReactNode {
  const { content, media } = draft.state;
  const now = useNow();
  const { networks: connections } = useConnections();
  const { targets, mode, scheduled_time } = content;
  // On the clocks of its zone, whichever that is.
  const clocks = mode === 'later' && scheduled_time && new Date(`${scheduled_time.replace(' ', 'T')}Z`);
  return (
    <SentForApproval
      review={review}
      text={finalText(post, targets.find(({ selected }) => selected)?.platform)}
      media={content.media_ids.flatMap((id) => media.get(id) ?? [])}
      where={saidText(targets, connections)}
      when={clocks ? shortTime(clocks, 'UTC', now) : null}
      nameOf={nameOf}
      onEdit={() => draft.change({ step: 'edit' })}
      onNew={onNew}
    />
  );
}
