import { PERIOD_TERMS, PLAN_NAMES } from '@carillon/contracts/domain/plans.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type Stripe from 'stripe';
import type { Checkout } from '../../domain/plan-account.ts';
import { metadataOf } from './metadata.ts';
import { bonusCoupon, priceOf } from './prices.ts';

type Session = Stripe.Checkout.SessionCreateParams;

/** A page of Stripe's where the checkout is paid: a subscription, or one payment. */
export async function startSession(
  client: Stripe,
  publicUrl: string,
  workspaceId: string,
  checkout: Checkout,
): Promise<{ url: string; reference: string }> {
  const metadata = metadataOf(workspaceId, checkout);
  const session: Session = {
    ...(await whatIsPaid(client, checkout, metadata)),
    metadata,
    client_reference_id: workspaceId,
    success_url: `${publicUrl}/account/checkout?paid=1`,
    cancel_url: `${publicUrl}/account/checkout`,
  };
  const { id, url } = await client.checkout.sessions.create(session, { idempotencyKey: checkout.id });
  if (!url) throw new AppError('internal_error');
  return { url, reference: id };
}

async function whatIsPaid(
  client: Stripe,
  { plan, period, withBonus, cents, upgrades }: Checkout,
  metadata: Record<string, string>,
): Promise<Session> {
  if (!PERIOD_TERMS[period].renews) {
    const name = `Carillon ${PLAN_NAMES[plan]}, ${PERIOD_TERMS[period].name.toLowerCase()}${upgrades ? ', the difference' : ''}`;
    return {
      mode: 'payment',
      // The price has the bonus taken off already.
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: cents, product_data: { name } } },
      ],
      payment_intent_data: { metadata },
    };
  }
  return {
    mode: 'subscription',
    line_items: [{ quantity: 1, price: await priceOf(client, plan, period) }],
    ...(withBonus && { discounts: [{ coupon: await bonusCoupon(client) }] }),
    subscription_data: { metadata },
  };
}
