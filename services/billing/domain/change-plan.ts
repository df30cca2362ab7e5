import { isLarger, upgradeCharge } from '@carillon/contracts/domain/plan-changes.ts';
import { PERIOD_TERMS, PLAN_NAMES, type Plan } from '@carillon/contracts/domain/plans.ts';
import { type Text, text } from '@carillon/contracts/text.ts';
import type { Subscription } from './plan-account.ts';

export interface PlanChange {
  readonly change: Pick<Subscription, 'plan' | 'nextPlan'>;
  /** What is charged now. */
  readonly cents: number;
  readonly kind: 'upgraded' | 'downgraded' | 'kept';
}

/** A larger plan counts at once and costs the difference; a smaller one follows when what was paid for ends. */
export function toPlan(known: Subscription, plan: Plan, now: Date): PlanChange | { readonly refused: Text } {
  const change = { plan, nextPlan: null };
  if (plan === (known.nextPlan ?? known.plan))
    return { refused: text`This workspace has ${{ plan: PLAN_NAMES[plan] }} already.` };
  if (plan === known.plan) return { change, cents: 0, kind: 'kept' };
  if (isLarger(plan, known.plan)) return { change, cents: upgradeCharge(known, plan, now), kind: 'upgraded' };
  if (!PERIOD_TERMS[known.period].renews)
    return {
      refused: text`${{ plan: PLAN_NAMES[known.plan] }} is paid for and does not renew, so no smaller plan follows it.`,
    };
  return { change: { plan: known.plan, nextPlan: plan }, cents: 0, kind: 'downgraded' };
}
