import { BILLING_PERIODS, PLANS, periodName, planName } from '@carillon/contracts/domain/plans.ts';
import { useLocation } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { intentSearch } from './way-back.ts';

export interface Intent {
  /** Why somebody who came for something logs in or signs up: the end of a sentence that begins so. Null for no reason. */
  readonly to: string | null;
  /** Where a log-in leads. */
  readonly goal: string;
  /** The address of the other entrance page, which has to know it too. */
  keepOn(page: '/login' | '/register'): string;
}

/** What the visitor came for. It stays in the address from one entrance page to the other, so that a reload keeps it. */
export function useIntent(): Intent {
  const { search } = useLocation();
  const [{ to, goal, kept }] = useState(() => read(new URLSearchParams(intentSearch(search))));
  return { to, goal, keepOn: (page) => (kept ? `${page}?${kept}` : page) };
}

/** "Generate Now" leads here, and so do an invitation and a plan that was picked among the prices. */
function read(from: URLSearchParams): { to: string | null; goal: string; kept: string } {
  if (from.get('from') === 'generate')
    return { to: t`to start your post`, goal: '/create-post', kept: 'from=generate' };
  if (from.get('from') === 'invitation')
    return { to: t`to answer your invitation`, goal: '/invitation', kept: 'from=invitation' };
  // An old link may name a plan where none are sold.
  const sold = !document.documentElement.hasAttribute('data-no-plans');
  const plan = sold && PLANS.find((one) => one === from.get('plan'));
  const period = BILLING_PERIODS.find((one) => one === from.get('period')) ?? 'monthly';
  if (!plan) return { to: null, goal: '/dashboard', kept: '' };
  const kept = `plan=${plan}&period=${period}`;
  const name = `${planName(plan)}, ${periodName(period).toLowerCase()}`;
  return { to: t`to begin your free trial. You picked ${name}`, goal: `/account/plan?${kept}`, kept };
}
