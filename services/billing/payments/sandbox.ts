import { chargeOf, PERIOD_TERMS } from '@carillon/contracts/domain/plans.ts';
import { addMonths } from '../domain/months.ts';
import type { Checkout, Subscription } from '../domain/plan-account.ts';
import type { PaymentProvider } from './provider.ts';

/** Stands in for a payment provider: its page is Carillon's own, and no money moves. */
export const sandboxPayments: PaymentProvider = {
  name: 'sandbox',
  start: async () => '/account/checkout',
  cancel: async () => undefined,
  change: async () => undefined,
};

/** What a paid checkout comes to. */
export function boughtInSandbox({ id, plan, period, withBonus }: Checkout, now: Date): Subscription {
  const { months } = PERIOD_TERMS[period];
  const paidUntil = months === null ? null : addMonths(now, months);
  return {
    id,
    plan,
    nextPlan: null,
    period,
    paid: chargeOf(plan, period, withBonus),
    startedAt: now,
    paidUntil,
    status: 'active',
    refunded: false,
    reference: `sandbox ${id}`,
  };
}

export function renewedInSandbox(subscription: Subscription): Subscription {
  const { months } = PERIOD_TERMS[subscription.period];
  const { paidUntil, period } = subscription;
  const plan = subscription.nextPlan ?? subscription.plan;
  return {
    ...subscription,
    plan,
    nextPlan: null,
    paid: chargeOf(plan, period, false),
    status: 'active',
    paidUntil: paidUntil && months ? addMonths(paidUntil, months) : paidUntil,
  };
}
