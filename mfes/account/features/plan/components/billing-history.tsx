import { plainName } from '@carillon/contracts/domain/plain-name.ts';
import { periodName, planName } from '@carillon/contracts/domain/plans.ts';
import type { BillingEntry } from '@carillon/contracts/http/billing/list-payments.ts';
import type { ReactNode } from 'react';
import { usePayments } from '../api/use-history.ts';
import { dollars } from '../model/plan-text.ts';
import { HistoryList } from './history-list.tsx';

const KINDS: Readonly<Record<BillingEntry['kind'], string>> = {
  paid: 'Paid',
  failed: 'Payment failed',
  renewed: 'Renewed',
  refunded: 'Refunded',
  upgraded: 'Upgraded',
  downgraded: 'Downgrade scheduled',
  kept: 'Plan kept',
  canceled: 'Canceled',
  disputed: 'Payment disputed',
  dispute_won: 'Dispute resolved in our favor',
};

/** What was paid, and what else became of the plan. */
export const BillingHistory = (): ReactNode => (
  <HistoryList
    id="history"
    title="Billing history"
    query={usePayments()}
    failed="The billing history could not be loaded"
    none={{ title: 'No payments yet', text: 'Payments appear here.' }}
    show={({ kind, plan, period, cents }) => ({
      what: `${KINDS[kind] ?? plainName(kind)}: ${planName(plan)}, ${periodName(period).toLowerCase()}`,
      amount: cents === 0 ? '' : dollars(cents),
    })}
  />
);
