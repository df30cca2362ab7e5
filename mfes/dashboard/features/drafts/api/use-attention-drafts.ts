import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { type Drafts, useSession, useWaitingDrafts } from '@carillon/sdk/index.ts';

/** The drafts that wait for the user: to be approved, or changed as somebody asked. */
export function useAttentionDrafts({ drafts, waiting }: Drafts): readonly DraftSummary[] {
  const { user } = useSession();
  const toReview = useWaitingDrafts(waiting);
  const toChange = drafts.filter(
    ({ review, created_by }) => review?.status === 'changes_requested' && created_by === user?.id,
  );
  return [...toReview, ...toChange];
}
