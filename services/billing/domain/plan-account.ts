import type { BillingPeriod, Plan } from '@carillon/contracts/domain/plans.ts';
import {
  ENDED_ENTITLEMENTS,
  type Entitlements,
  PLAN_ENTITLEMENTS,
  TRIAL_DAYS,
  TRIAL_ENTITLEMENTS,
} from '@carillon/contracts/domain/plans.ts';
import type { BillingEntry } from '@carillon/contracts/http/billing/list-payments.ts';

/** An entry of the billing history; its id is the payment provider's where money moved, so that it is there once. */
export interface Payment extends Omit<BillingEntry, 'at'> {
  readonly at: Date;
}

/** What was bought. */
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
  /** `canceled`: it runs out without renewing. `ended`: it was refunded, or nobody paid. */
  readonly status: 'active' | 'past_due' | 'canceled' | 'ended';
  readonly refunded: boolean;
  /** What the payment provider calls it. */
  readonly reference: string;
  /** Payments that made it larger, of a plan that is paid for once. */
  readonly upgrades: readonly { readonly reference: string; readonly plan: Plan }[];
}

/** What is being bought. */
export interface Checkout extends Pick<Subscription, 'id' | 'plan' | 'period'> {
  /** Whether the sign-up bonus comes off. */
  readonly withBonus: boolean;
  /** What is charged, the bonus taken off, in cents. */
  readonly cents: number;
  /** The subscription that it makes larger. */
  readonly upgrades: string | null;
  /** What the payment provider calls it; null until it knows of it. */
  readonly reference: string | null;
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

/** What a workspace may do at a moment, and by what. */
export interface Standing {
  readonly status: 'trial' | 'trial_ended' | Subscription['status'];
  readonly subscription: Subscription | null;
  readonly entitlements: Entitlements;
  readonly endsAt: Date | null;
}

const DAY_MS = 86_400_000;
/** A renewal may take this long to be paid before the plan stops. */
const GRACE_MS = 3 * DAY_MS;

export const newPlanAccount = (workspaceId: string, now: Date): PlanAccount => ({
  ...{ workspaceId, revision: 0, subscription: null, checkout: null, bonusUsed: false, unwritten: [] },
  trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * DAY_MS),
});

/** A plan counts before the trial; when it has ended, what is left of the trial counts again. */
export function standingOf({ subscription, trialEndsAt }: PlanAccount, now: Date): Standing {
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
    status: subscription ? 'ended' : 'trial_ended',
    subscription,
    entitlements: ENDED_ENTITLEMENTS,
    endsAt: subscription?.paidUntil ?? trialEndsAt,
  };
}

export function isRunning({ status, paidUntil }: Subscription, now: Date): boolean {
  if (status === 'ended') return false;
  if (paidUntil === null) return true;
  return now.getTime() < paidUntil.getTime() + (status === 'canceled' ? 0 : GRACE_MS);
}

export const hasEnded = ({ status }: Standing): boolean => status === 'trial_ended' || status === 'ended';

export const trialDaysLeft = ({ trialEndsAt }: PlanAccount, now: Date): number =>
  Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS));
