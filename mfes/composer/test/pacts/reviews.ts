import { approveDraft } from '@carillon/contracts/http/posts/approve-draft.ts';
import type { DraftView } from '@carillon/contracts/http/posts/draft.ts';
import { requestApproval } from '@carillon/contracts/http/posts/request-approval.ts';
import { requestChanges } from '@carillon/contracts/http/posts/request-changes.ts';
import type { ReviewView } from '@carillon/contracts/http/posts/review.ts';
import type { pactsOf } from '@carillon/sdk/testing/pact.ts';

type Pacts = Awaited<ReturnType<typeof pactsOf>>;

const AT = '2026-11-24T02:43:41.235Z';
const REQUESTED: ReviewView = {
  status: 'requested',
  version: 2,
  requested_by: '6a259c16-4950-4187-b6ff-98e02db32a46',
  requested_at: AT,
  request_note: 'Have a look',
  decided_by: null,
  decided_at: null,
  note: null,
};
const DECIDED = { ...REQUESTED, version: 3, decided_by: REQUESTED.requested_by, decided_at: AT };
const DECISION = { decided_by: REQUESTED.requested_by, decided_at: AT };

const reviewedDraft = (id: string, review: ReviewView): Pick<DraftView, 'id' | 'version' | 'review'> => ({
  id,
  version: review.version,
  review,
});

/** Records what the composer needs of reviews. */
export async function readReviews({ exchange }: Pacts): Promise<void> {
  const [requestedId, sentBack, approved] = [
    '1f0f2c55-3c2e-4a8e-9c0e-6a3f3f6f0a01',
    '1f0f2c55-3c2e-4a8e-9c0e-6a3f3f6f0a02',
    '1f0f2c55-3c2e-4a8e-9c0e-6a3f3f6f0a03',
  ];
  await exchange(requestApproval, {
    state: 'a written draft',
    known: { draft_id: requestedId },
    input: { params: { id: requestedId }, body: { version: 1, note: 'Have a look' } },
    reads: { success: true, draft: reviewedDraft(requestedId, REQUESTED) },
  });
  await exchange(requestChanges, {
    state: 'a draft that waits for approval',
    known: { draft_id: sentBack },
    input: { params: { id: sentBack }, body: { version: 2, note: 'Shorter' } },
    reads: {
      success: true,
      draft: reviewedDraft(sentBack, {
        ...DECIDED,
        status: 'changes_requested',
        note: 'Shorter',
        decisions: [{ ...DECISION, status: 'changes_requested', note: 'Shorter' }],
      }),
    },
  });
  const page_id = '104344569041026';
  await exchange(approveDraft, {
    state: 'a draft that waits for approval',
    known: { draft_id: approved },
    input: {
      params: { id: approved },
      body: { version: 2, platforms: [{ platform_id: 1, page_id, content: 'Of the owner' }] },
    },
    reads: { success: true, draft: reviewedDraft(approved, { ...DECIDED, status: 'approved' }) },
  });
}
