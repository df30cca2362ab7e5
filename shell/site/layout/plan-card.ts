import {
  BILLING_PERIODS,
  type BillingPeriod,
  chargeOf,
  PLAN_NAMES,
  type Plan,
  PRICES,
  SIGN_UP_BONUS_PERCENT,
} from '@carillon/contracts/domain/plans.ts';
import { t } from '@lingui/core/macro';
import { featuresOf } from '../content/plan-features.ts';
import { CHECK } from './icons.ts';
import { dollars, percent } from './language.ts';

interface PeriodWords {
  /** The billing period. */
  readonly lasts: string;
  /** "Popular, yearly" */
  order(name: string): string;
}

const periodWords = (): Readonly<Record<BillingPeriod, PeriodWords>> => ({
  monthly: { lasts: t`a month`, order: (name) => t`${name}, monthly` },
  yearly: { lasts: t`a year`, order: (name) => t`${name}, yearly` },
  lifetime: { lasts: t`once, for life`, order: (name) => t`${name}, lifetime` },
  prepaid: { lasts: t`once, for 12 months`, order: (name) => t`${name}, prepaid` },
});

/** Signing up remembers the choice; a logged-in user goes where plans are bought. */
function offer(plan: Plan, period: BillingPeriod): string {
  const planQuery = `plan=${plan}&amp;period=${period}`;
  const { lasts, order: orderOf } = periodWords()[period];
  const order = orderOf(PLAN_NAMES[plan]);
  const first = dollars(chargeOf(plan, period, true));
  return `<div class="offer" data-period="${period}">
<p class="price"><strong>${dollars(PRICES[plan][period] * 100)}</strong> <span>${lasts}</span></p>
<p class="muted first-payment">${t`${first} for your first payment`}</p>
<a class="button large when-logged-out" href="/register?${planQuery}" aria-label="${t`Start free trial: ${order}`}">${t`Start free trial`}</a>
<a class="button large when-logged-in" href="/account/plan?${planQuery}" aria-label="${t`Choose plan: ${order}`}">${t`Choose plan`}</a>
</div>`;
}

/** The offers of all periods; the style sheet shows the one that is chosen, and the monthly one where it can't. */
export const planCard = (
  plan: Plan,
): string => `<article class="plan plan-${plan}" aria-labelledby="plan-${plan}">
<header><h2 id="plan-${plan}">${PLAN_NAMES[plan]}</h2><span class="tag">${t`${{ percent: percent(SIGN_UP_BONUS_PERCENT) }} off`}</span></header>
${BILLING_PERIODS.map((period) => offer(plan, period)).join('\n')}
<ul>${featuresOf(plan)
  .map((feature) => `<li>${CHECK}<span>${feature}</span></li>`)
  .join('')}</ul>
</article>`;
