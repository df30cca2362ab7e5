import type { Plan } from '@carillon/contracts/domain/plans.ts';
import type Stripe from 'stripe';
import { readKeptPlan, readMetadata } from './metadata.ts';
import { chargeOf, idOf, isPaid, readPlan } from './read-renewing.ts';

/**
 * After the newest upgrade of a period is refunded, returns to the plan before it, now and at renewal. Does nothing
 * if there is none, or if it was done already.
 */
export async function undoUpgrade(stripe: Stripe, subscription: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, limit: 1 });
  const newest = data[0];
  if (!newest?.id || newest.billing_reason !== 'subscription_update' || !isPaid(newest)) return;
  if (!(await chargeOf(stripe, newest.id))?.refunded) return;
  const current = await stripe.subscriptions.retrieve(subscription);
  const item = current.items.data[0];
  const about = readMetadata(current.metadata);
  const lines = newest.lines.data;
  const before = priceOf(lines.find(({ amount }) => amount < 0));
  const after = priceOf(lines.find(({ amount }) => amount > 0));
  if (!item || !about || !before || !after) return;
  const idempotencyKey = `undo ${newest.id}`;
  if (item.price.id === after) {
    const change = { items: [{ id: item.id, price: before }], proration_behavior: 'none' as const };
    await stripe.subscriptions.update(subscription, change, { idempotencyKey });
    return;
  }
  // A smaller one follows already, and the larger one was to stay until then.
  const planOf = async (price: string): Promise<Plan> =>
    readPlan(await stripe.prices.retrieve(price), about.plan);
  if (readKeptPlan(current.metadata)?.keeps !== (await planOf(after))) return;
  const metadata = { keeps: await planOf(before) };
  await stripe.subscriptions.update(subscription, { metadata }, { idempotencyKey });
}

const priceOf = (line: Stripe.InvoiceLineItem | undefined): string | null => {
  const price = line?.pricing?.price_details?.price;
  return price ? idOf(price) : null;
};
