import type Stripe from 'stripe';
import type { Payment } from '../../domain/plan-account.ts';
import { isPaidBackAlready } from './client.ts';
import { entriesOf, readPayment } from './read-once.ts';

/** All of it, once: Stripe knows the second request by its key, and later by the payment. */
export async function payBack(stripe: Stripe, payment: string): Promise<readonly Payment[]> {
  await stripe.refunds
    .create({ payment_intent: payment }, { idempotencyKey: `refund ${payment}` })
    .catch((error: unknown) => {
      if (!isPaidBackAlready(error)) throw error;
    });
  return entriesOf(await readPayment(stripe, payment), 'paid');
}
