import type { DecisionView, ReviewView } from '@carillon/contracts/http/posts/review.ts';
import { shortTime, useAccountZone } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface EarlierDecisionsProps {
  readonly review: ReviewView;
  /** What a member is called. */
  nameOf(id: string): string;
}

/** What was decided about the draft before, the last first; what it stands at is said above. */
export function EarlierDecisions({ review, nameOf }: EarlierDecisionsProps): ReactNode {
  const zone = useAccountZone();
  const { decisions = [], status } = review;
  const earlier = status === 'requested' ? decisions : decisions.slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <details className="composer-decisions">
      <summary>
        <Trans>Earlier decisions ({earlier.length})</Trans>
      </summary>
      <ol reversed>
        {earlier.toReversed().map((decision) => (
          <li key={decision.decided_at}>
            <Trans>
              {nameOf(decision.decided_by)} {DID[decision.status]} on{' '}
              <time dateTime={decision.decided_at}>
                {shortTime(new Date(decision.decided_at), zone, new Date())}
              </time>
              {decision.note && <p>{decision.note}</p>}
            </Trans>
          </li>
        ))}
      </ol>
    </details>
  );
}

const DID: Record<DecisionView['status'], string> = {
  approved: t`approved it`,
  changes_requested: t`asked for changes`,
};
