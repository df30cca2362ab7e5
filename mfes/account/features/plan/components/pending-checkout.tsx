import type { CheckoutView } from '@carillon/contracts/http/billing/checkout.ts';
import { Link } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { pendingText } from '../model/plan-text.ts';
import { Order } from './order.tsx';

/** The customer has paid by a method that takes days. */
export const PendingCheckout = ({ checkout }: { checkout: CheckoutView }): ReactNode => (
  <section className="panel account-checkout" aria-label="Your order">
    <Order {...checkout} due="Payment pending" />
    <p className="muted" role="status">
      {pendingText(checkout)}
    </p>
    <div className="account-actions">
      <Link to="/account/plan">See your plan</Link>
    </div>
  </section>
);
