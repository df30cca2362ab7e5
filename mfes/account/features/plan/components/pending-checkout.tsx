import type { CheckoutView } from '@carillon/contracts/http/billing/checkout.ts';
import { Link } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pendingText } from '../model/plan-text.ts';
import { Order } from './order.tsx';

/** The customer has paid by a method that takes days. */
export const PendingCheckout = ({ checkout }: { checkout: CheckoutView }): ReactNode => (
  <section className="panel account-checkout" aria-label={t`Your order`}>
    <Order {...checkout} due={t`Payment pending`} />
    <p className="muted" role="status">
      {pendingText(checkout)}
    </p>
    <div className="account-actions">
      <Link to="/account/plan">
        <Trans>See your plan</Trans>
      </Link>
    </div>
  </section>
);
