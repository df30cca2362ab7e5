import type { CheckoutView } from '@carillon/contracts/http/billing/checkout.ts';
import { Link, useShell } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Order } from './order.tsx';

interface ProviderCheckoutProps {
  readonly checkout: CheckoutView;
  readonly url: string;
  /** The browser came back from paying. */
  readonly waiting: boolean;
}

/** An order that is paid on the payment provider's page. */
export function ProviderCheckout({ checkout, url, waiting }: ProviderCheckoutProps): ReactNode {
  const { leave } = useShell();
  return (
    <section className="panel account-checkout" aria-label={t`Your order`}>
      <Order {...checkout} />
      <p className="muted" role="status">
        {waiting
          ? t`Stripe hasn’t confirmed your payment yet. This page checks again automatically.`
          : t`You’ll pay on Stripe’s page, then return here. You won’t be charged until you pay there.`}
      </p>
      <div className="account-actions">
        {!waiting && (
          <Button type="primary" onClick={() => leave(url)}>
            <Trans>Continue to payment</Trans>
          </Button>
        )}
        <Link to="/account/plan">
          <Trans>Choose another plan</Trans>
        </Link>
      </div>
    </section>
  );
}
