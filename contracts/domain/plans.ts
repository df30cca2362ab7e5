import { plainName } from './plain-name.ts';

/**
 * Plans, prices and limits: the one table that the public pages show, checkout charges and billing applies.
 * Decided here, because nothing specifies it:
 * - The monthly word allowances are 10,000, 50,000 and 200,000; unused words carry over.
 * - Premium has no monthly post limit. Starter can't schedule: it publishes at once.
 * - Advanced analytics are the metrics over 30 and 90 days; everybody gets those of 7 days.
 * - The comparison table's tiers have the features of the three plans: Starter, Popular (as Professional) and Premium
 *   (as Enterprise). Its prices are list prices, for display; `PRICES` defines what is sold, and for how much.
 * - Prepaid is paid once for twelve months and doesn't renew; lifetime is paid once and doesn't end.
 * - The trial has every feature and no limit except its sign-up words, so users can try everything, and workspaces
 *   created before plans were switched on keep working.
 */
export const PLANS = ['starter', 'popular', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  starter: 'Starter',
  popular: 'Popular',
  premium: 'Premium',
};

export const BILLING_PERIODS = ['monthly', 'yearly', 'lifetime', 'prepaid'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

interface PeriodTerms {
  readonly name: string;
  /** How long one payment lasts; null: for good. */
  readonly months: number | null;
  /** Whether it is charged again when it ends. */
  readonly renews: boolean;
}

export const PERIOD_TERMS: Readonly<Record<BillingPeriod, PeriodTerms>> = {
  monthly: { name: 'Monthly', months: 1, renews: true },
  yearly: { name: 'Yearly', months: 12, renews: true },
  lifetime: { name: 'Lifetime', months: null, renews: false },
  prepaid: { name: 'Prepaid', months: 12, renews: false },
};

/** The name of a plan, also of one that only a newer server knows. */
export const planName = (plan: Plan): string => PLAN_NAMES[plan] ?? plainName(plan);

/** In US dollars, for one payment, without the sign-up bonus. */
export const PRICES: Readonly<Record<Plan, Readonly<Record<BillingPeriod, number>>>> = {
  starter: { monthly: 10, yearly: 20, lifetime: 30, prepaid: 40 },
  popular: { monthly: 16, yearly: 60, lifetime: 70, prepaid: 40 },
  premium: { monthly: 24, yearly: 80, lifetime: 90, prepaid: 60 },
};

/** Off a workspace's first payment, whatever is bought. */
export const SIGN_UP_BONUS_PERCENT = 20;

/** The charge of a payment, in cents. */
export function chargeOf(plan: Plan, period: BillingPeriod, withBonus: boolean): number {
  return PRICES[plan][period] * (withBonus ? 100 - SIGN_UP_BONUS_PERCENT : 100);
}

export const TRIAL_DAYS = 30;

/** The rights of a workspace. Null means unlimited. */
export interface Entitlements {
  /** Posts that are published or scheduled in a calendar month (UTC). */
  readonly postsPerMonth: number | null;
  /** Connected accounts: each is one login to a network, with all its pages and profiles. */
  readonly accounts: number | null;
  /** Posts that wait for their time. */
  readonly scheduledPosts: number | null;
  /** Words that may be written for it each month. */
  readonly wordsPerMonth: number | null;
  readonly sentimentAnalysis: boolean;
  readonly advancedAnalytics: boolean;
}

export const PLAN_ENTITLEMENTS: Readonly<Record<Plan, Entitlements>> = {
  starter: {
    postsPerMonth: 10,
    accounts: 2,
    scheduledPosts: 0,
    wordsPerMonth: 10_000,
    sentimentAnalysis: false,
    advancedAnalytics: false,
  },
  popular: {
    postsPerMonth: 50,
    accounts: 5,
    scheduledPosts: 50,
    wordsPerMonth: 50_000,
    sentimentAnalysis: false,
    advancedAnalytics: true,
  },
  premium: {
    postsPerMonth: null,
    accounts: null,
    scheduledPosts: null,
    wordsPerMonth: 200_000,
    sentimentAnalysis: true,
    advancedAnalytics: true,
  },
};

/** Its words are those of the sign-up (`words.ts`), once. */
export const TRIAL_ENTITLEMENTS: Entitlements = { ...PLAN_ENTITLEMENTS.premium, wordsPerMonth: 0 };

/**
 * After a trial or a plan, users can't create anything new. They can still read everything, and scheduled posts are
 * published.
 */
export const ENDED_ENTITLEMENTS: Entitlements = {
  postsPerMonth: 0,
  accounts: 0,
  scheduledPosts: 0,
  wordsPerMonth: 0,
  sentimentAnalysis: false,
  advancedAnalytics: false,
};

/** Where plans are switched off. */
export const UNLIMITED_ENTITLEMENTS: Entitlements = {
  postsPerMonth: null,
  accounts: null,
  scheduledPosts: null,
  wordsPerMonth: null,
  sentimentAnalysis: true,
  advancedAnalytics: true,
};

interface ComparisonTier {
  readonly name: string;
  /** Whose limits and features its column shows. */
  readonly plan: Plan;
  /** List price a month, in US dollars. */
  readonly listPrice: number;
  readonly percentOff: number;
}

/** The columns of the comparison table. */
export const COMPARISON_TIERS: readonly ComparisonTier[] = [
  { name: 'Starter', plan: 'starter', listPrice: 15, percentOff: 10 },
  { name: 'Professional', plan: 'popular', listPrice: 40, percentOff: 15 },
  { name: 'Enterprise', plan: 'premium', listPrice: 80, percentOff: 20 },
];
