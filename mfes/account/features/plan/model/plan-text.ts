import { PLAN_ENTITLEMENTS, type Plan, planName } from '@carillon/contracts/domain/plans.ts';
import type { PlanView } from '@carillon/contracts/http/billing/get-plan.ts';
import { formatNumber } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import { orderName } from './period-text.ts';

/** "$8", "$12.80". Among words that are read from right to left, it is read from left to right. */
export function dollars(cents: number): string {
  const text = formatNumber(cents / 100, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
  if (!text.includes(RIGHT_TO_LEFT_MARK)) return text;
  return `\u2066${text.replaceAll(RIGHT_TO_LEFT_MARK, '')}\u2069`;
}

const RIGHT_TO_LEFT_MARK = '\u200f';

export const figure = (count: number): string => formatNumber(count);

/** Names the workspace's plan, as a heading. */
export function nameOf({ status, plan, period }: PlanView): string {
  if (status === 'trial') return t`Free trial`;
  if (status === 'trial_ended') return t`Your free trial has ended`;
  if (!plan || !period) return t`No plan`;
  if (status === 'ended') return t`Your plan has ended: ${{ name: planName(plan) }}`;
  if (status === 'disputed') return t`Your plan has stopped: ${{ name: planName(plan) }}`;
  return orderName(plan, period);
}

/** The plan's outlook in a sentence or two. `day` formats a date. */
export function outlookOf(plan: PlanView, day: (date: Date) => string, now = new Date()): string {
  const { status, ends_at, trial_days_left: days, renews } = plan;
  const end = ends_at ? day(new Date(ends_at)) : '';
  if (status === 'trial')
    return plural(days, {
      one: `# day left, until ${end}. Your scheduled posts will still be published after that, and you won’t lose any data.`,
      other: `# days left, until ${end}. Your scheduled posts will still be published after that, and you won’t lose any data.`,
    });
  if (status === 'trial_ended' || status === 'ended')
    return t`Choose a plan to create anything new. You can still read everything, and scheduled posts will still be published.`;
  if (status === 'disputed')
    return t`The payment for this plan is being disputed through your bank. The plan continues if the bank decides in our favor. Until then you can read everything, and scheduled posts are still published.`;
  if (plan.from_sandbox)
    return ends_at
      ? t`This plan was bought in the sandbox. It runs until ${end} and won’t renew. Choose a plan below to pay for one.`
      : t`This plan was bought in the sandbox and can’t be changed. Choose a plan below to pay for one.`;
  if (status === 'past_due')
    return t`Your last payment failed. Your plan stops three days after the due date unless you pay.`;
  if (status === 'canceled') return t`Canceled. It runs until ${end} and won’t renew.`;
  if (!ends_at) return t`Paid for life. It doesn’t expire.`;
  if (renews && new Date(ends_at) <= now)
    return t`A payment was due on ${end}. Your plan stops three days after that unless you pay.`;
  if (plan.next_plan) return t`${{ name: planName(plan.next_plan) }} starts on ${end}.`;
  // Nobody charges by themselves in the sandbox.
  if (renews && plan.provider === 'sandbox')
    return t`The next payment is due on ${end}. Test it with “Charge the next period” below.`;
  return renews ? t`Renews on ${end}.` : t`Paid until ${end}. It won’t renew.`;
}

/** Explains that the money takes days to arrive. */
export const pendingText = ({ plan, period }: NonNullable<PlanView['pending']>): string =>
  t`We’re processing your payment for ${{ order: orderName(plan, period) }}. A bank transfer can take a few days. Your plan starts when the money arrives.`;

/** Lists what a plan includes, a line each. */
export function includes(plan: Plan): readonly string[] {
  const { postsPerMonth, accounts, scheduledPosts, wordsPerMonth, ...has } = PLAN_ENTITLEMENTS[plan];
  return [
    postsPerMonth === null
      ? t`Unlimited posts a month`
      : plural(postsPerMonth, { one: '# post a month', other: '# posts a month' }),
    accounts === null
      ? t`Unlimited connected accounts`
      : plural(accounts, { one: '# connected account', other: '# connected accounts' }),
    scheduledText(scheduledPosts),
    wordsPerMonth === null
      ? t`Unlimited words a month`
      : plural(wordsPerMonth, { one: '# word a month', other: '# words a month' }),
    has.advancedAnalytics ? t`Analytics for 7, 30 and 90 days` : t`Analytics for 7 days`,
    ...(has.sentimentAnalysis ? [t`Sentiment analysis`] : []),
  ];
}

function scheduledText(most: number | null): string {
  if (most === 0) return t`No scheduling`;
  if (most === null) return t`Unlimited scheduled posts`;
  return plural(most, { one: '# scheduled post', other: '# scheduled posts' });
}
