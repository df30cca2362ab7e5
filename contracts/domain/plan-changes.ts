import { type BillingPeriod, PERIOD_TERMS, PLANS, type Plan, PRICES } from './plans.ts';

/** Whether it allows more. */
export const isLarger = (plan: Plan, than: Plan): boolean => PLANS.indexOf(plan) > PLANS.indexOf(than);

const DAY_MS = 86_400_000;
const DAYS_IN_MONTH = 365 / 12;

interface Paid {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  /** Null: for good. */
  readonly paidUntil: Date | null;
}

/** The charge for a larger plan, in cents: the price difference for the days already paid. */
export function upgradeCharge({ plan, period, paidUntil }: Paid, to: Plan, now: Date): number {
  const difference = (PRICES[to][period] - PRICES[plan][period]) * 100;
  const { months } = PERIOD_TERMS[period];
  if (months === null || paidUntil === null) return difference;
  const days = Math.max(0, Math.ceil((paidUntil.getTime() - now.getTime()) / DAY_MS));
  return Math.round(
    (difference * Math.min(days, Math.ceil(months * DAYS_IN_MONTH))) / Math.ceil(months * DAYS_IN_MONTH),
  );
}
