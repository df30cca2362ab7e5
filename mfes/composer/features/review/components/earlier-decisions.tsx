import type { DecisionView, ReviewView } from '@carillon/contracts/http/posts/review.ts';
import { shortTime, useAccountZone } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface EarlierDecisionsProps {
  readonly review: ReviewView;
  /** The member's name. */
  nameOf(id: string): string;
}

/** Earlier decisions about the draft, the latest first. The current one is shown above. */
export function EarlierDecisions({ review, nameOf }: EarlierDecisionsProps): ReactNode {
  const { decisions = [], status } = review;
  const earlier = status === 'requested' ? decisions : decisions.slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <details className="composer-decisions">
      <summary>{t`Earlier decisions (${{ count: earlier.length }})`}</summary>
      <ol reversed>
        {earlier.toReversed().map((decision) => (
          <li key={decision.decided_at}>
            <Decision {...decision} name={nameOf(decision.decided_by)} />
            {decision.note && <p>{decision.note}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Decision({ status, decided_at, name }: DecisionView & { readonly name: string }): ReactNode {
  const when = shortTime(new Date(decided_at), useAccountZone(), new Date());
  return status === 'approved' ? (
    <Trans>
      {name} approved it on <time dateTime={decided_at}>{when}</time>
    </Trans>
  ) : (
    <Trans>
      {name} requested changes on <time dateTime={decided_at}>{when}</time>
    </Trans>
  );
}
