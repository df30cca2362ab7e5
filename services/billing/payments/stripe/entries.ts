import type Stripe from 'stripe';
import type { Payment } from '../../domain/plan-account.ts';

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/** Reads the refunds of a customer's payments, or of one payment. */
export async function refundEntries(
  stripe: Stripe,
  filter: { readonly customer: string } | { readonly payment_intent: string },
  about: Pick<Payment, 'plan' | 'period'>,
): Promise<readonly Payment[]> {
  const { data } = await stripe.charges.list({ ...filter, limit: 100, expand: ['data.refunds'] });
  return data
    .flatMap(({ refunds }) => refunds?.data ?? [])
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .map(({ id, amount, created }) => ({
      ...about,
      id,
      kind: 'refunded',
      cents: 0 - amount,
      at: dateOf(created),
    }));
}
