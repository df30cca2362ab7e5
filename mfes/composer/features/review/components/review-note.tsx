import type { ReviewView } from '@carillon/contracts/http/posts/review.ts';
import { shortTime, useAccountZone, useApproval, useSession } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { quote } from '../../../lib/quote.ts';
import { EarlierDecisions } from './earlier-decisions.tsx';

interface ReviewNoteProps {
  readonly review: ReviewView | null;
  /** The time that the writer asks for, in a sentence for the reviewer. */
  readonly requestedTime: string | null;
  /** The networks that the writer asks for; empty if they named none. */
  readonly where: string;
  /** The member's name. */
  nameOf(id: string): string;
}

/** The approval state of the open draft, and what editing does to it. */
export function ReviewNote({ review, requestedTime, where, nameOf }: ReviewNoteProps): ReactNode {
  if (!review) return null;
  return (
    <>
      <ReviewState review={review} requestedTime={requestedTime} where={where} nameOf={nameOf} />
      <EarlierDecisions review={review} nameOf={nameOf} />
    </>
  );
}

function ReviewState({ review, requestedTime, where, nameOf }: ReviewStateProps): ReactNode {
  const zone = useAccountZone();
  const { user } = useSession();
  const { mayApprove, needed } = useApproval();
  const when = (at: string): string => shortTime(new Date(at), zone, new Date());
  const isOwn = review.requested_by === user?.id;
  if (review.status === 'changes_requested')
    return (
      <Alert
        type="warning"
        showIcon
        title={t`${{ name: nameOf(review.decided_by ?? '') }} requested changes`}
        description={review.note}
      />
    );
  if (review.status === 'approved')
    return (
      <Alert
        type="success"
        showIcon
        title={t`Approved by ${{ name: nameOf(review.decided_by ?? '') }} on ${{ when: when(review.decided_at ?? '') }}`}
        description={needed && review.by_owner !== true ? BY_OWNER : AS_IT_IS}
      />
    );
  const requestFacts = { name: nameOf(review.requested_by), when: when(review.requested_at) };
  const withdraws = isOwn || !mayApprove;
  return (
    <Alert
      type="info"
      showIcon
      title={
        isOwn
          ? t`You sent it for approval on ${{ when: requestFacts.when }}`
          : t`${{ name: requestFacts.name }} sent it for approval on ${{ when: requestFacts.when }}`
      }
      description={
        <>
          {review.request_note && <p>{quote(review.request_note)}</p>}
          {where && (
            <p>
              <Trans>Accounts: {where}.</Trans>
            </p>
          )}
          {requestedTime && <p>{requestedTime}</p>}
          {withdraws && (
            <p>
              <Trans>Changing the text, media or accounts withdraws the request.</Trans>
            </p>
          )}
        </>
      }
    />
  );
}

interface ReviewStateProps extends ReviewNoteProps {
  readonly review: ReviewView;
}

const AS_IT_IS = t`The post can be published as is. Changing the text, media or accounts withdraws the approval.`;
const BY_OWNER = t`An owner must now approve posts in this workspace. Send it for approval again.`;
