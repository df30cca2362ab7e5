import { PERIOD_TERMS, PLAN_NAMES } from '@carillon/contracts/domain/plans.ts';
import type { BillingEntry } from '@carillon/contracts/http/billing/list-payments.ts';
import { fullTime, QueryView, useAccountZone } from '@carillon/sdk/index.ts';
import { EmptyState } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { usePayments } from '../api/use-payments.ts';
import { dollars } from '../model/plan-text.ts';

const KINDS: Readonly<Record<BillingEntry['kind'], string>> = {
  paid: 'Paid',
  failed: 'Payment failed',
  renewed: 'Renewed',
  refunded: 'Refunded',
  upgraded: 'Upgraded',
  downgraded: 'Smaller plan chosen',
  kept: 'Plan kept',
  canceled: 'Canceled',
};

/** What was paid, and what else became of the plan, the newest first. */
export function BillingHistory(): ReactNode {
  const query = usePayments();
  const zone = useAccountZone();
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">Billing history</h2>
      <QueryView query={query} failed="The billing history could not be loaded" level={3}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title="Nothing was paid yet">Payments appear here.</EmptyState>
          ) : (
            <ul className="account-history">
              {entries.map(({ id, kind, plan, period, cents, at }) => (
                <li key={id}>
                  <span>
                    {KINDS[kind]}: {PLAN_NAMES[plan]}, {PERIOD_TERMS[period].name.toLowerCase()}
                  </span>
                  <span className="tabular">{cents === 0 ? '' : dollars(cents)}</span>
                  <time className="muted" dateTime={at}>
                    {fullTime(new Date(at), zone)}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}
