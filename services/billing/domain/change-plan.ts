import { isLarger, upgradeCharge } from '@carillon/contracts/domain/plan-changes.ts';
import { PERIOD_TERMS, PLAN_NAMES, type Plan } from '@carillon/contracts/domain/plans.ts';
import { type Text, text } from '@carillon/contracts/text.ts';
import type { Subscription } from './plan-account.ts';

export interface PlanChange {
  readonly change: Pick<Subscription, 'plan' | 'nextPlan'>;
  /** The amount charged now. */
  readonly cents: number;
  readonly kind: 'upgraded' | 'downgraded' | 'kept';
}

/** A larger plan counts at once and costs the difference; a smaller one follows when the paid period ends. */
export function toPlan(
  subscription: Subscription,
  plan: Plan,
  now: Date,
): PlanChange | { readonly refused: Text } {
  const change = { plan, nextPlan: null };
  if (plan === (subscription.nextPlan ?? subscription.plan))
    return { refused: text`This workspace already has ${{ plan: PLAN_NAMES[plan] }}.` };
  if (plan === subscription.plan) return { change, cents: 0, kind: 'kept' };
  if (isLarger(plan, subscription.plan))
    return { change, cents: upgradeCharge(subscription, plan, now), kind: 'upgraded' };
  if (!PERIOD_TERMS[subscription.period].renews)
    return {
      refused: text`${{ plan: PLAN_NAMES[subscription.plan] }} is paid for and doesn’t renew, so you can’t switch to a smaller plan.`,
    };
  return { change: { plan: subscription.plan, nextPlan: plan }, cents: 0, kind: 'downgraded' };
}
