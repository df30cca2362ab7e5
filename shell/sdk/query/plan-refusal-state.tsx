import { EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface PlanRefusalStateProps {
  readonly error: Error;
  /** The level of the heading. */
  readonly level?: 1 | 2 | 3;
}

/** Replaces a feature outside the plan: the server's reason, which names a plan with the feature, and a link there. */
export const PlanRefusalState = ({ error, level }: PlanRefusalStateProps): ReactNode => (
  <EmptyState
    title={t`Your plan doesn’t include this`}
    level={level}
    action={
      <a href="/account/plan">
        <Trans>See your plan</Trans>
      </a>
    }
  >
    {error.message}
  </EmptyState>
);
