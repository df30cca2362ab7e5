import { PERIOD_TERMS } from '@carillon/contracts/domain/plans.ts';
import { addMonths } from '../domain/months.ts';
import type { Checkout, Subscription } from '../domain/plan-account.ts';
import type { PaymentProvider } from './provider.ts';

/** Stands in for a payment provider: its page is Carillon's own, and no money moves. */
export const sandboxPayments: PaymentProvider = {
  name: 'sandbox',
  start: async () => '/account/checkout',
  cancel: async (subscription) => ({ ...subscription, status: 'canceled' }),
  change: async (subscription, plan) => ({ ...subscription, plan }),
};

/** What a paid checkout comes to. */
export function boughtInSandbox({ id, plan, period }: Checkout, now: Date): Subscription {
  const { months } = PERIOD_TERMS[period];
  const paidUntil = months === null ? null : addMonths(now, months);
  return {
    id,
    plan,
    period,
    startedAt: now,
    paidUntil,
    status: 'active',
    refunded: false,
    reference: `sandbox ${id}`,
  };
}

export function renewedInSandbox(subscription: Subscription): Subscription {
  const { months } = PERIOD_TERMS[subscription.period];
  const { paidUntil } = subscription;
  return {
    ...subscription,
    status: 'active',
    paidUntil: paidUntil && months ? addMonths(paidUntil, months) : paidUntil,
  };
}
