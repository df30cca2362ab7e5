import { useMemberNames, useSession } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import type { DraftHandle } from '../features/drafts/api/use-draft.ts';
import { SentForApproval } from './rare-parts.tsx';

/** What the user has sent for approval and how it stands, in the place of the form; null where that is nothing of theirs. */
export function useSentForApproval(draft: DraftHandle, onNew: () => void): ReactNode {
  const { review, content } = draft.state;
  const { user } = useSession();
  const nameOf = useMemberNames(review !== null);
  const { post, step } = content;
  if (!review || !post || review.requested_by !== user?.id) return null;
  // The editor says how it stands, in front of the page.
  if (step !== 'topic') return false;
  return <SentForApproval draft={draft} post={post} review={review} nameOf={nameOf} onNew={onNew} />;
}
