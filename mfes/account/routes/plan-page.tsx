import { QueryView } from '@carillon/sdk/index.ts';
import { EmptyState, PageHeader } from '@carillon/ui/index.ts';
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
        title="Plan and billing"
        line={query.data?.status === 'off' ? undefined : 'Plan limits and usage.'}
      />
      <QueryView
        query={query}
        failed="Your plan could not be loaded"
        safe="Nothing about it has changed."
        rows={6}
      >
        {(plan) =>
          plan.status === 'off' ? (
            <EmptyState title="Nothing is limited here">
              This server has no plans: everything is free to use.
            </EmptyState>
          ) : (
            <>
              <CurrentPlan plan={plan} />
              {plan.provider === 'sandbox' && (
                <p className="muted">
                  No real money moves on this server. Start it with <code>PLANS=off</code> to switch plans
                  off.
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
