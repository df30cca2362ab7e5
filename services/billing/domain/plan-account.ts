import {
  type BillingPeriod,
  ENDED_ENTITLEMENTS,
  type Entitlements,
  PERIOD_TERMS,
  PLAN_ENTITLEMENTS,
  type Plan,
  TRIAL_DAYS,
  TRIAL_ENTITLEMENTS,
} from '@carillon/contracts/domain/plans.ts';
import type { BillingEntry } from '@carillon/contracts/http/billing/list-payments.ts';

/** An entry of the billing history. If money moved, its ID is the payment provider's, so it exists only once. */
export interface Payment extends Omit<BillingEntry, 'at'> {
  readonly at: Date;
}

/** A purchased plan. */
export interface Subscription {
  /** The checkout's that it came of. */
  readonly id: string;
  readonly plan: Plan;
  /** A smaller one that follows when it renews. */
  readonly nextPlan: Plan | null;
  readonly period: BillingPeriod;
  /** For what runs now, in cents. */
  readonly paid: number;
  readonly startedAt: Date;
  /** When the period began that was paid last. */
  readonly paidFrom: Date;
  /** Null: for good. */
  readonly paidUntil: Date | null;
  /**
   * `canceled`: it ends without renewing. `disputed`: its payment is disputed at the bank, and it stops until that is
   * decided. `ended`: it was refunded, a dispute was lost, or nobody paid.
   */
  readonly status: 'active' | 'past_due' | 'canceled' | 'disputed' | 'ended';
  /** The invoice of the period that runs is not paid yet. */
  readonly awaitsPayment: boolean;
  readonly refunded: boolean;
  /** The payment provider's id of it. */
  readonly reference: string;
  /** Payments that made it larger, of a plan that is paid for once. */
  readonly upgrades: readonly { readonly reference: string; readonly plan: Plan }[];
}

/** A purchase in progress. */
export interface Checkout extends Pick<Subscription, 'id' | 'plan' | 'period'> {
  /** Whether the sign-up bonus comes off. */
  readonly withBonus: boolean;
  /** The amount charged, the bonus taken off, in cents. */
  readonly cents: number;
  /** The subscription that it makes larger. */
  readonly upgrades: string | null;
  /** The payment provider's id of it; null until it has one. */
  readonly reference: string | null;
  /** The customer has done what there is to do, and the money takes days to come. */
  readonly pending: boolean;
}

/** A workspace's plan. */
export interface PlanAccount {
  readonly workspaceId: string;
  readonly revision: number;
  readonly trialEndsAt: Date;
  readonly subscription: Subscription | null;
  readonly checkout: Checkout | null;
  /** The sign-up bonus went into a payment. */
  readonly bonusUsed: boolean;
  /** Entries that are not in the billing history's collection yet: they are born with the change that they are about. */
  readonly unwritten: readonly Payment[];
}

/** A workspace's entitlements at a moment, and their source. */
export interface PlanStatus {
  readonly status: 'trial' | 'trial_ended' | Subscription['status'];
  readonly subscription: Subscription | null;
  readonly entitlements: Entitlements;
  readonly endsAt: Date | null;
}

const DAY_MS = 86_400_000;
/** A renewal may take this long to be paid before the plan stops. */
const GRACE_MS = 3 * DAY_MS;

export const newPlanAccount = (workspaceId: string, now: Date): PlanAccount => ({
  workspaceId,
  revision: 0,
  subscription: null,
  checkout: null,
  bonusUsed: false,
  unwritten: [],
  trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * DAY_MS),
});

/** A plan counts before the trial; when it has ended, what is left of the trial counts again. */
export function planStatusOf({ subscription, trialEndsAt }: PlanAccount, now: Date): PlanStatus {
  if (subscription && isRunning(subscription, now))
    return {
      status: subscription.status,
      subscription,
      entitlements: PLAN_ENTITLEMENTS[subscription.plan],
      endsAt: subscription.paidUntil,
    };
  if (now < trialEndsAt)
    return { status: 'trial', subscription: null, entitlements: TRIAL_ENTITLEMENTS, endsAt: trialEndsAt };
  return {
    status: endedStatus(subscription),
    subscription,
    entitlements: ENDED_ENTITLEMENTS,
    endsAt: subscription?.paidUntil ?? trialEndsAt,
  };
}

const endedStatus = (subscription: Subscription | null) => {
  if (!subscription) return 'trial_ended';
  return subscription.status === 'disputed' ? 'disputed' : 'ended';
};

export function isRunning({ status, period, paidUntil, awaitsPayment }: Subscription, now: Date): boolean {
  if (status === 'ended' || status === 'disputed') return false;
  if (paidUntil === null) return true;
  // A plan that is canceled in a new period is still charged for that one.
  const isCharged = PERIOD_TERMS[period].renews && (status !== 'canceled' || awaitsPayment);
  return now.getTime() < paidUntil.getTime() + (isCharged ? GRACE_MS : 0);
}

/** Whether anything was paid for it yet. */
export const wasPaid = ({ paidUntil, startedAt }: Subscription): boolean =>
  paidUntil === null || paidUntil > startedAt;

export const hasEnded = ({ status }: PlanStatus): boolean =>
  status === 'trial_ended' || status === 'ended' || status === 'disputed';

export const trialDaysLeft = ({ trialEndsAt }: PlanAccount, now: Date): number =>
  Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS));
