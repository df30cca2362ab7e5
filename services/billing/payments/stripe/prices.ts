import {
  type BillingPeriod,
  chargeOf,
  PLAN_NAMES,
  type Plan,
  SIGN_UP_BONUS_PERCENT,
} from '@carillon/contracts/domain/plans.ts';
import type Stripe from 'stripe';
import { isMissing, isThere } from './client.ts';

/** The Stripe price of one period, created from the price table when first sold, and again when the table changes. */
export async function priceOf(stripe: Stripe, plan: Plan, period: BillingPeriod): Promise<string> {
  const cents = chargeOf(plan, period, false);
  const key = `carillon_${plan}_${period}_${cents}`;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const price = await stripe.prices.create(
    {
      lookup_key: key,
      transfer_lookup_key: true,
      currency: 'usd',
      unit_amount: cents,
      metadata: { plan, period },
      product_data: { name: `Carillon ${PLAN_NAMES[plan]}` },
      recurring: { interval: period === 'yearly' ? 'year' : 'month' },
    },
    { idempotencyKey: key },
  );
  return price.id;
}

const BONUS = `carillon-sign-up-bonus-${SIGN_UP_BONUS_PERCENT}`;

/** Off the first payment, and no later one. */
export async function bonusCoupon(stripe: Stripe): Promise<string> {
  try {
    return (await stripe.coupons.retrieve(BONUS)).id;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const coupon = { percent_off: SIGN_UP_BONUS_PERCENT, duration: 'once' as const, name: 'Sign-up bonus' };
  await stripe.coupons.create({ id: BONUS, ...coupon }, { idempotencyKey: BONUS }).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
  return BONUS;
}
