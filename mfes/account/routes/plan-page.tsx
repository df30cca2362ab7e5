import { QueryView } from '@carillon/sdk/index.ts';
import { EmptyState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePlan } from '../features/plan/api/use-plan.ts';
import { BillingHistory } from '../features/plan/components/billing-history.tsx';
import { CurrentPlan } from '../features/plan/components/current-plan.tsx';
import { PlanChoice } from '../features/plan/components/plan-choice.tsx';
import { SandboxControls } from '../features/plan/components/sandbox-controls.tsx';
import { UsageList } from '../features/plan/components/usage-list.tsx';
import { WordLedger } from '../features/plan/components/word-ledger.tsx';
import { AccountPage } from '../lib/account-page.tsx';

/** The workspace's plan, its usage, and the other plans. */
export function PlanPage(): ReactNode {
  const query = usePlan();
  return (
    <AccountPage>
      <PageHeader
        title={t`Plan and billing`}
        line={query.data?.status === 'off' ? undefined : t`Plan limits and usage.`}
      />
      <QueryView
        query={query}
        failed={t`Couldn’t load your plan`}
        level={2}
        safe={t`Your plan hasn’t changed.`}
        rows={6}
      >
        {(plan) =>
          plan.status === 'off' ? (
            <EmptyState level={2} title={t`No limits on this server`}>
              <Trans>This server has no plans: everything is free to use.</Trans>
            </EmptyState>
          ) : (
            <>
              <CurrentPlan plan={plan} />
              {plan.provider === 'sandbox' && (
                <p className="muted">
                  <Trans>
                    No real money is charged on this server. Start it with <code>PLANS=off</code> to turn
                    plans off.
                  </Trans>
                </p>
              )}
              <UsageList plan={plan} />
              <PlanChoice plan={plan} />
              {plan.provider === 'sandbox' && plan.plan && <SandboxControls plan={plan} />}
              <BillingHistory />
              <WordLedger />
            </>
          )
        }
      </QueryView>
    </AccountPage>
  );
}
