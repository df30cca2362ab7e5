import { useMemberNames, useSession } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import type { DraftHandle } from '../features/drafts/api/use-draft.ts';
import { SentForApproval } from './rare-parts.tsx';

/** The user's draft that waits for approval, in place of the form. Null if it isn't theirs. */
export function useSentForApproval(draft: DraftHandle, onNew: () => void): ReactNode {
  const { review, content } = draft.state;
  const { user } = useSession();
  const { nameOf } = useMemberNames(review !== null);
  const { post, step } = content;
  if (!review || !post || review.requested_by !== user?.id) return null;
  // The editor in front of the page shows its state.
  if (step !== 'topic') return false;
  return <SentForApproval draft={draft} post={post} review={review} nameOf={nameOf} onNew={onNew} />;
}
