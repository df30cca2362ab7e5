import { randomUUID } from 'node:crypto';
import { PERIOD_TERMS } from '@carillon/contracts/domain/plans.ts';
import { addMonths } from '../domain/months.ts';
import type { Purchase } from '../domain/place-purchase.ts';
import type { Checkout, Payment, Subscription } from '../domain/plan-account.ts';
import { conflict, PLAN_CHANGED } from './conflict.ts';
import type { PaymentProvider } from './provider.ts';

const purchase = (subscription: Subscription, entries: readonly Payment[] = []): Purchase => ({
  subscription,
  entries,
  withBonus: false,
});

export const isOfSandbox = ({ reference }: Pick<Subscription, 'reference'>): boolean =>
  reference.startsWith('sandbox ');

/** Replaces a payment provider: its page is Carillon's own, and no money moves. */
export const sandboxPayments: PaymentProvider = {
  name: 'sandbox',
  owns: isOfSandbox,
  start: async (_, { id }) => ({ url: '/account/checkout', reference: `sandbox ${id}` }),
  abandon: async () => true,
  quote: async (_, { cents }) => cents,
  upgradesByCheckout: () => false,
  cancel: async () => (current) => purchase({ ...current, status: 'canceled', nextPlan: null }),
  change:
    async (subscription, { change, cents, kind }, at) =>
    (current) => {
      if (current.plan !== subscription.plan || current.nextPlan !== subscription.nextPlan)
        throw conflict(PLAN_CHANGED);
      const { period } = current;
      const entry = { id: randomUUID(), kind, plan: change.plan, period, cents, at };
      return purchase(
        { ...current, ...change, paid: current.paid + cents },
        kind === 'upgraded' ? [entry] : [],
      );
    },
  stop: async () => undefined,
  portal: async () => null,
};

/** Returns the subscription of a paid checkout. */
export function boughtInSandbox({ id, plan, period, cents }: Checkout, now: Date): Subscription {
  const { months } = PERIOD_TERMS[period];
  return {
    id,
    plan,
    period,
    paid: cents,
    startedAt: now,
    paidFrom: now,
    nextPlan: null,
    paidUntil: months === null ? null : addMonths(now, months),
    status: 'active',
    awaitsPayment: false,
    refunded: false,
    reference: `sandbox ${id}`,
    upgrades: [],
  };
}

export function renewedInSandbox(subscription: Subscription, cents: number): Subscription {
  const { months } = PERIOD_TERMS[subscription.period];
  const { paidUntil, paidFrom } = subscription;
  return {
    ...subscription,
    plan: subscription.nextPlan ?? subscription.plan,
    nextPlan: null,
    paid: cents,
    status: 'active',
    paidFrom: paidUntil ?? paidFrom,
    paidUntil: paidUntil && months ? addMonths(paidUntil, months) : paidUntil,
  };
}
