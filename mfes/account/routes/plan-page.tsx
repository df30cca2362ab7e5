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

/** What the workspace has, what it has used of it, and what else there is. */
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
