import { isLarger } from '@carillon/contracts/domain/plan-changes.ts';
import { type BillingPeriod, type Plan, PRICES, planName } from '@carillon/contracts/domain/plans.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { t } from '@lingui/core/macro';
import { orderName } from './period-text.ts';
import { dollars } from './plan-text.ts';

/** From what a workspace has to a plan and a period. */
export interface PlanStep {
  /** `none`: it can't be chosen, for the reason in `says`. */
  readonly kind: 'buy' | 'change' | 'none';
  readonly action: string;
  /** Asked before it, where it replaces something. */
  readonly question: string;
  /** The consequence of the step. Null if it replaces nothing. */
  readonly says: string | null;
  /** The current price must be requested before it is shown. */
  readonly isQuoted?: boolean;
}

const RUNS: readonly PlanView['status'][] = ['active', 'past_due', 'canceled'];
const none = (says: string): PlanStep => ({ kind: 'none', action: '', question: '', says });

/**
 * @param day writes a date
 * @param cents what a larger plan costs now, once that was asked for
 */
export function stepTo(
  current: PlanView,
  { plan, period }: { readonly plan: Plan; readonly period: BillingPeriod },
  day: (date: Date) => string,
  cents = 0,
): PlanStep {
  const { plan: has, period: hasPeriod, status, next_plan: next } = current;
  const name = planName(plan);
  const old = has ? planName(has) : '';
  if (!has || !hasPeriod || !RUNS.includes(status) || current.from_sandbox)
    return { kind: 'buy', action: t`Choose ${name}`, question: t`Choose ${name}?`, says: null };
  const paidUntil = current.ends_at ? new Date(current.ends_at) : null;
  const end = paidUntil ? day(paidUntil) : '';
  if (status === 'active' && hasPeriod === period) {
    if (plan === has && !next) return none(t`This is your plan`);
    if (plan === has)
      return { kind: 'change', action: t`Keep ${name}`, question: t`Keep ${name}?`, says: null };
    if (plan === next) return none(t`Starts on ${end}`);
    const price = dollars(PRICES[plan][period] * 100);
    const isMonthly = period === 'monthly';
    if (isLarger(plan, has)) {
      const charge = dollars(cents);
      const says = paidUntil
        ? t`${name} starts right away. You’ll be charged ${charge} now, the price difference for the days until ${end}.`
        : t`${name} starts right away, for life. You’ll be charged ${charge} now, the price difference.`;
      return {
        kind: 'change',
        action: t`Upgrade to ${name}`,
        question: t`Upgrade to ${name}?`,
        isQuoted: true,
        says: current.renews ? `${says} ${thenText(price, isMonthly)}` : says,
      };
    }
    if (current.renews)
      return {
        kind: 'change',
        action: t`Change to ${name}`,
        question: t`Change to ${name}?`,
        says: isMonthly
          ? t`You keep ${old} until ${end}. Then you switch to ${name} for ${price} a month. You won’t be charged now.`
          : t`You keep ${old} until ${end}. Then you switch to ${name} for ${price} a year. You won’t be charged now.`,
      };
    return none(paidUntil ? t`Your larger plan is paid for until ${end}` : t`Your larger plan is paid for`);
  }
  if (!paidUntil) return none(t`You have ${old} for life`);
  return {
    kind: 'buy',
    action: t`Choose ${name}`,
    question: t`Choose ${name}?`,
    says: t`Once you pay, this plan replaces ${{ order: orderName(has, hasPeriod) }}. You won’t be charged for ${{ order: orderName(has, hasPeriod) }} again, and the time left on it (until ${end}) isn’t refunded.`,
  };
}

const thenText = (price: string, isMonthly: boolean): string =>
  isMonthly ? t`After that, it’s ${price} a month.` : t`After that, it’s ${price} a year.`;
