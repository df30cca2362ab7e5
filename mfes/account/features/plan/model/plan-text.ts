import { clocksAt } from '@carillon/contracts/domain/local-time.ts';
import { PLAN_ENTITLEMENTS, type Plan, periodName, planName } from '@carillon/contracts/domain/plans.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

/** "$8", "$12.80". */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString(i18n.locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });

export const figure = (count: number | null): string => count?.toLocaleString('en-US') ?? t`Unlimited`;

/** "December 10, 2026", by the clocks of a zone. */
export const planDay = (at: Date, zone: string): string =>
  clocksAt(at, zone).toLocaleDateString(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** What the workspace has, as a heading. */
export function nameOf({ status, plan, period }: PlanView): string {
  if (status === 'trial') return t`Free trial`;
  if (status === 'trial_ended') return t`Your free trial has ended`;
  if (!plan || !period) return t`No plan`;
  if (status === 'ended') return t`Your plan has ended: ${planName(plan)}`;
  if (status === 'disputed') return t`Your plan has stopped: ${planName(plan)}`;
  return `${planName(plan)}, ${periodName(period).toLowerCase()}`;
}

/** What becomes of it, in a sentence or two; `day` writes a date. */
export function outlookOf(plan: PlanView, day: (date: Date) => string, now = new Date()): string {
  const { status, ends_at, trial_days_left: days, renews } = plan;
  const end = ends_at ? day(new Date(ends_at)) : '';
  if (status === 'trial')
    return t`${days} ${plural(days, { one: 'day', other: 'days' })} left, until ${end}. Your scheduled posts are still published after that, and nothing is lost.`;
  if (status === 'trial_ended' || status === 'ended')
    return t`Choose a plan to create something new. You can still read everything, scheduled posts are still published, and nothing is lost.`;
  if (status === 'disputed')
    return t`Its payment is disputed at the bank. The plan continues if the bank decides in our favor. Until then you can read everything, and scheduled posts are still published.`;
  if (plan.from_sandbox)
    return t`It was bought in the sandbox and ${ends_at ? t`runs until ${end} without renewing` : t`can’t be changed`}. Choose a plan below to pay for one.`;
  if (status === 'past_due')
    return t`The last payment failed. The plan stops three days after it was due, unless it is paid.`;
  if (status === 'canceled') return t`Canceled. It runs until ${end} and does not renew.`;
  if (!ends_at) return t`Paid for life. It doesn’t expire.`;
  if (renews && new Date(ends_at) <= now)
    return t`A payment was due on ${end}. The plan stops three days after that, unless it is paid.`;
  if (plan.next_plan) return t`${planName(plan.next_plan)} follows on ${end}.`;
  // Nobody charges by themselves in the sandbox.
  if (renews && plan.provider === 'sandbox')
    return t`The next payment is due on ${end}. Test it with “Charge the next period” below.`;
  return renews ? t`Renews on ${end}.` : t`Paid until ${end}. It does not renew.`;
}

/** That the money for it takes days to come. */
export const pendingText = ({ plan, period }: NonNullable<PlanView['pending']>): string =>
  t`Your payment for ${planName(plan)}, ${periodName(period).toLowerCase()}, is on its way. A bank transfer can take some days; the plan begins when the money is there.`;

/** What a plan allows, a line each. */
export function includes(plan: Plan): readonly string[] {
  const { postsPerMonth, accounts, scheduledPosts, wordsPerMonth, ...has } = PLAN_ENTITLEMENTS[plan];
  return [
    t`${figure(postsPerMonth)} posts a month`,
    t`${figure(accounts)} connected networks`,
    scheduledPosts === 0 ? t`No scheduling` : t`${figure(scheduledPosts)} scheduled posts`,
    t`${figure(wordsPerMonth)} words a month`,
    has.advancedAnalytics ? t`Figures over 7, 30 and 90 days` : t`Figures over 7 days`,
    ...(has.sentimentAnalysis ? [t`Sentiment analysis`] : []),
  ];
}
