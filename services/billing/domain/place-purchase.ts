import type { BillingEntry } from '@carillon/contracts/http/billing/list-payments.ts';
import { type Payment, type PlanAccount, type Subscription, wasPaid } from './plan-account.ts';

/** The current state of a purchase at the payment provider. */
export interface Purchase {
  readonly subscription: Subscription;
  /** Payments, failed payments and refunds so far. */
  readonly entries: readonly Payment[];
  /** The sign-up bonus went into it. */
  readonly withBonus: boolean;
}

interface PlacedPurchase {
  readonly account: PlanAccount;
  readonly entries: readonly Payment[];
  /** Something that renews and no longer counts: it must not be charged again. */
  readonly superseded: Subscription | null;
}

/**
 * Decides where a purchase goes in an account. The one that began later counts, in whatever order events arrive, so
 * an old or repeated event changes nothing. An unpaid purchase is still a checkout and takes no place.
 */
export function placePurchase(
  knownAccount: PlanAccount,
  { subscription, entries, withBonus }: Purchase,
  at: Date,
): PlacedPurchase {
  const { subscription: current } = knownAccount;
  if (!wasPaid(subscription) && current?.id !== subscription.id)
    return { account: knownAccount, entries, superseded: null };
  const account = {
    ...knownAccount,
    checkout: knownAccount.checkout?.id === subscription.id ? null : knownAccount.checkout,
    bonusUsed: knownAccount.bonusUsed || withBonus,
  };
  const isOver = subscription.status === 'ended';
  if (current && current.id !== subscription.id && (isOver || subscription.startedAt <= current.startedAt))
    return { account, entries, superseded: isOver && !subscription.refunded ? null : subscription };
  const superseded = current && current.id !== subscription.id && current.status !== 'ended' ? current : null;
  return {
    account: { ...account, subscription },
    entries: [...entries, ...turns(current, subscription, at)],
    superseded: subscription.refunded ? subscription : superseded,
  };
}

/** Returns the changes of a subscription that moved no money. */
function turns(current: Subscription | null, next: Subscription, at: Date): readonly Payment[] {
  if (current?.id !== next.id) return [];
  const entry = (kind: BillingEntry['kind'], plan = next.plan): Payment => ({
    id: `${kind} ${next.id} ${at.toISOString()}`,
    kind,
    plan,
    period: next.period,
    cents: 0,
    at,
  });
  if (next.status === 'canceled') return current.status === 'canceled' ? [] : [entry('canceled')];
  if (next.nextPlan === current.nextPlan) return [];
  if (next.nextPlan) return [entry('downgraded', next.nextPlan)];
  return next.plan === current.plan ? [entry('kept')] : [];
}
