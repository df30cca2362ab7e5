import { plainName } from '@carillon/contracts/domain/plain-name.ts';
import type { BillingEntry } from '@carillon/contracts/http/billing/list-payments.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { usePayments } from '../api/use-history.ts';
import { orderName } from '../model/period-text.ts';
import { dollars } from '../model/plan-text.ts';
import { HistoryList } from './history-list.tsx';

const KINDS: Readonly<Record<BillingEntry['kind'], string>> = {
  paid: t`Paid`,
  failed: t`Payment failed`,
  renewed: t`Renewed`,
  refunded: t`Refunded`,
  upgraded: t`Upgraded`,
  downgraded: t`Downgrade scheduled`,
  kept: t`Downgrade canceled`,
  canceled: t({ message: 'Canceled', context: 'plan' }),
  disputed: t`Payment disputed`,
  dispute_won: t`Dispute resolved in our favor`,
};

/** Lists payments and other changes of the plan. */
export const BillingHistory = (): ReactNode => (
  <HistoryList
    id="history"
    title={t`Billing history`}
    query={usePayments()}
    failed={t`Couldn’t load the billing history`}
    none={{ title: t`No payments yet`, text: t`Payments appear here.` }}
    show={({ kind, plan, period, cents }) => ({
      what: `${KINDS[kind] ?? plainName(kind)}: ${orderName(plan, period)}`,
      amount: cents === 0 ? '' : dollars(cents),
    })}
  />
);
