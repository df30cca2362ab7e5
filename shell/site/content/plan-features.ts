import { type Entitlements, PLAN_ENTITLEMENTS, type Plan } from '@carillon/contracts/domain/plans.ts';
import { plural, t } from '@lingui/core/macro';
import { figure } from '../layout/language.ts';

const amount = (limit: number | null): string => (limit === null ? t`Unlimited` : figure(limit));

/** The features on a plan's card. */
export function featuresOf(plan: Plan): readonly string[] {
  const { postsPerMonth, accounts, scheduledPosts, wordsPerMonth, ...has } = PLAN_ENTITLEMENTS[plan];
  return [
    postsPerMonth === null
      ? t`AutoPoster: unlimited posts/month`
      : plural(postsPerMonth, {
          one: 'AutoPoster: # post/month',
          other: 'AutoPoster: # posts/month',
        }),
    accounts === null ? t`Unlimited accounts` : plural(accounts, { one: '# account', other: '# accounts' }),
    ...(scheduledPosts === 0 ? [] : [schedulerOf(scheduledPosts)]),
    wordsPerMonth === null
      ? t`Unlimited AI words a month`
      : plural(wordsPerMonth, { one: '# AI word a month', other: '# AI words a month' }),
    ...(has.advancedAnalytics ? [t`Advanced Analytics: results over 30 and 90 days`] : []),
    ...(has.sentimentAnalysis ? [t`Sentiment Analysis of your comments`] : []),
    extraOf(plan),
  ];
}

const schedulerOf = (most: number | null): string =>
  most === null
    ? t`Unlimited scheduling`
    : plural(most, { one: 'Posts Scheduler: # post', other: 'Posts Scheduler: # posts' });

const extraOf = (plan: Plan): string =>
  plan === 'starter'
    ? t`Admin Panel: posts, connections and usage on one dashboard`
    : t`Account Manager: all your networks side by side`;

/** A row of the comparison table: its name, and each plan's value. Null: nothing. */
interface ComparisonRow {
  readonly name: string;
  cell(of: Entitlements): string | true | null;
}

export const comparisonRows = (): readonly ComparisonRow[] => [
  { name: t`AutoPoster, posts/month`, cell: ({ postsPerMonth }) => amount(postsPerMonth) },
  { name: t`Accounts`, cell: ({ accounts }) => amount(accounts) },
  {
    name: t`Posts Scheduler, scheduled posts`,
    cell: ({ scheduledPosts }) => (scheduledPosts === 0 ? null : amount(scheduledPosts)),
  },
  { name: t`AI words a month`, cell: ({ wordsPerMonth }) => amount(wordsPerMonth) },
  { name: t`Hashtag finder, descriptions, business plans`, cell: () => true },
  { name: t`Previews and limits for each network`, cell: () => true },
  {
    name: t`Advanced Analytics, over 30 and 90 days`,
    cell: ({ advancedAnalytics }) => advancedAnalytics || null,
  },
  { name: t`Sentiment Analysis`, cell: ({ sentimentAnalysis }) => sentimentAnalysis || null },
];
