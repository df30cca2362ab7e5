import type { BillingPeriod, Plan } from '@carillon/contracts/domain/plans.ts';
import {
  ENDED_ENTITLEMENTS,
  type Entitlements,
  PLAN_ENTITLEMENTS,
  TRIAL_DAYS,
  TRIAL_ENTITLEMENTS,
} from '@carillon/contracts/domain/plans.ts';

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
  /** Null: for good. */
  readonly paidUntil: Date | null;
  /** `canceled`: it runs out without renewing. `ended`: it was refunded, or nobody paid. */
  readonly status: 'active' | 'past_due' | 'canceled' | 'ended';
  readonly refunded: boolean;
  /** What the payment provider calls it. */
  readonly reference: string;
}

/** What is being bought in the sandbox. */
export interface Checkout extends Pick<Subscription, 'id' | 'plan' | 'period'> {
  /** Whether the sign-up bonus comes off. */
  readonly withBonus: boolean;
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
  ...{ workspaceId, revision: 0, subscription: null, checkout: null, bonusUsed: false },
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
