import { EmptyState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface PlanRefusalStateProps {
  readonly error: Error;
  /** The level of the heading. */
  readonly level?: 1 | 2 | 3;
}

/** In place of what the plan does not include: the server's reason, which names the plan that has it, and the way there. */
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
