import { BILLING_PERIODS, type BillingPeriod, PLANS, planName } from '@carillon/contracts/domain/plans.ts';
import { useLocation } from '@carillon/sdk/index.ts';
import { select, t } from '@lingui/core/macro';
import { useState } from 'react';
import { intentSearch } from './way-back.ts';

interface Why {
  readonly login: string;
  readonly register: string;
}

export interface Intent {
  /** Why the visitor came. Each entrance page shows it. Null if unknown. */
  readonly why: Why | null;
  /** Where a login leads. */
  readonly goal: string;
  /** The address of the other entrance page, which has to know it too. */
  keepOn(page: '/login' | '/register'): string;
}

/**
 * Returns the visitor's intent. It stays in the address from one entrance page to the other, so that a reload keeps
 * it.
 */
export function useIntent(): Intent {
  const { search } = useLocation();
  const [{ why, goal, kept }] = useState(() => read(new URLSearchParams(intentSearch(search))));
  return { why, goal, keepOn: (page) => (kept ? `${page}?${kept}` : page) };
}

/** "Generate Now" leads here, and so do an invitation and a plan that was picked among the prices. */
function read(from: URLSearchParams): { why: Why | null; goal: string; kept: string } {
  if (from.get('from') === 'generate')
    return { why: START_POST, goal: '/create-post', kept: 'from=generate' };
  if (from.get('from') === 'invitation')
    return { why: ANSWER_INVITATION, goal: '/invitation', kept: 'from=invitation' };
  // An old link may name a plan where none are sold.
  const sold = !document.documentElement.hasAttribute('data-no-plans');
  const plan = sold && PLANS.find((one) => one === from.get('plan'));
  const period = BILLING_PERIODS.find((one) => one === from.get('period')) ?? 'monthly';
  if (!plan) return { why: null, goal: '/dashboard', kept: '' };
  const planQuery = `plan=${plan}&period=${period}`;
  const planText = pickedText(planName(plan), period);
  return {
    why: {
      login: `${t`Log in or sign up to begin your free trial.`} ${planText}`,
      register: `${t`Sign up to begin your free trial.`} ${planText}`,
    },
    goal: `/account/plan?${planQuery}`,
    kept: planQuery,
  };
}

const START_POST: Why = {
  login: t`Log in or sign up to start your post.`,
  register: t`Sign up to start your post.`,
};

const ANSWER_INVITATION: Why = {
  login: t`Log in or sign up to respond to your invitation.`,
  register: t`Sign up to respond to your invitation.`,
};

const pickedText = (name: string, period: BillingPeriod): string =>
  t`You chose ${name}, ${select(period, {
    monthly: 'billed monthly',
    yearly: 'billed yearly',
    lifetime: 'for life',
    other: 'prepaid',
  })}.`;
