import { Link, QueryView, useSearchParams } from '@carillon/sdk/index.ts';
import { EmptyState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCheckout } from '../features/plan/api/use-checkout.ts';
import { PendingCheckout } from '../features/plan/components/pending-checkout.tsx';
import { ProviderCheckout } from '../features/plan/components/provider-checkout.tsx';
import { SandboxCheckout } from '../features/plan/components/sandbox-checkout.tsx';
import styles from '../lib/styles.css';

/** Shows the order: on the way to the payment provider's page, and back from there. */
export function CheckoutPage(): ReactNode {
  const isPaid = useSearchParams()[0].has('paid');
  const query = useCheckout(isPaid);
  return (
    <div className="page">
      <style href="account" precedence="default">
        {styles}
      </style>
      <PageHeader title={t`Checkout`} line={t`Review your order.`} />
      <QueryView
        level={2}
        query={query}
        failed={t`Couldn’t load the checkout`}
        safe={t`You won’t be charged twice.`}
      >
        {(checkout) => {
          if (checkout?.pending) return <PendingCheckout checkout={checkout} />;
          if (checkout?.url)
            return <ProviderCheckout checkout={checkout} url={checkout.url} waiting={isPaid} />;
          if (checkout) return <SandboxCheckout checkout={checkout} />;
          return isPaid ? (
            <EmptyState level={2} title={t`Payment received`}>
              <Link to="/account/plan">
                <Trans>See your plan</Trans>
              </Link>
            </EmptyState>
          ) : (
            <EmptyState level={2} title={t`There’s nothing to check out`}>
              <Link to="/account/plan">
                <Trans>Choose a plan</Trans>
              </Link>
            </EmptyState>
          );
        }}
      </QueryView>
    </div>
  );
}
