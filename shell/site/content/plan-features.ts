import { type Entitlements, PLAN_ENTITLEMENTS, type Plan } from '@carillon/contracts/domain/plans.ts';

const number = (value: number): string => value.toLocaleString('en-US');

const amount = (most: number | null): string => (most === null ? 'Unlimited' : number(most));

const upTo = (most: number | null, unit: string): string =>
  most === null ? `Unlimited ${unit}` : `${number(most)} ${unit}`;

/** What a plan's card says that it brings. */
export function featuresOf(plan: Plan): readonly string[] {
  const { postsPerMonth, accounts, scheduledPosts, wordsPerMonth, ...has } = PLAN_ENTITLEMENTS[plan];
  return [
    `AutoPoster: ${upTo(postsPerMonth, 'posts/month').toLowerCase()}`,
    upTo(accounts, 'accounts'),
    ...(scheduledPosts === 0 ? [] : [schedulerOf(scheduledPosts)]),
    `${upTo(wordsPerMonth, 'AI words a month')}`,
    ...(has.advancedAnalytics ? ['Advanced Analytics: figures over 30 and 90 days'] : []),
    ...(has.sentimentAnalysis ? ['Sentiment Analysis of your comments'] : []),
    ...EXTRAS[plan],
  ];
}

const schedulerOf = (most: number | null): string =>
  most === null ? 'Unlimited scheduling' : `Posts Scheduler: ${most} posts`;

const EXTRAS: Readonly<Record<Plan, readonly string[]>> = {
  starter: ['Admin Panel: posts, connections and usage on one dashboard'],
  popular: ['Account Manager: all your networks side by side'],
  premium: ['Account Manager: all your networks side by side'],
};

/** A row of the comparison table: its name, and what a plan has of it; null: nothing. */
interface ComparisonRow {
  readonly name: string;
  cell(of: Entitlements): string | true | null;
}

export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  { name: 'AutoPoster, posts/month', cell: ({ postsPerMonth }) => amount(postsPerMonth) },
  { name: 'Accounts', cell: ({ accounts }) => amount(accounts) },
  {
    name: 'Posts Scheduler, scheduled posts',
    cell: ({ scheduledPosts }) => (scheduledPosts === 0 ? null : amount(scheduledPosts)),
  },
  { name: 'AI words a month', cell: ({ wordsPerMonth }) => amount(wordsPerMonth) },
  { name: 'Hashtag finder, descriptions, business plans', cell: () => true },
  { name: 'Previews and limits for each network', cell: () => true },
  {
    name: 'Advanced Analytics, over 30 and 90 days',
    cell: ({ advancedAnalytics }) => advancedAnalytics || null,
  },
  { name: 'Sentiment Analysis', cell: ({ sentimentAnalysis }) => sentimentAnalysis || null },
];
