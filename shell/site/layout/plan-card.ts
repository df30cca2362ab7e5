import {
  BILLING_PERIODS,
  type BillingPeriod,
  chargeOf,
  PERIOD_TERMS,
  PLAN_NAMES,
  type Plan,
  PRICES,
  SIGN_UP_BONUS_PERCENT,
} from '@carillon/contracts/domain/plans.ts';
import { featuresOf } from '../content/plan-features.ts';
import { CHECK } from './icons.ts';

const dollars = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

const LASTS: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'a month',
  yearly: 'a year',
  lifetime: 'once, for good',
  prepaid: 'once, for 12 months',
};

/** Signing up remembers what was picked; whoever is logged in goes where plans are bought. */
function offer(plan: Plan, period: BillingPeriod): string {
  const picked = `plan=${plan}&amp;period=${period}`;
  const which = `<span class="visually-hidden">with ${PLAN_NAMES[plan]}, ${PERIOD_TERMS[period].name.toLowerCase()}</span>`;
  return `<div class="offer" data-period="${period}">
<p class="price"><strong>$${PRICES[plan][period]}</strong> <span>${LASTS[period]}</span></p>
<p class="muted first-payment">${dollars(chargeOf(plan, period, true))} for your first payment</p>
<a class="button large when-logged-out" href="/register?${picked}">Start free trial${which}</a>
<a class="button large when-logged-in" href="/account/plan?${picked}">Choose plan${which}</a>
</div>`;
}

/** The offers of all periods; the style sheet shows the one that is chosen, and the monthly one where it can't. */
export const planCard = (
  plan: Plan,
): string => `<article class="plan plan-${plan}" aria-labelledby="plan-${plan}">
<header><h2 id="plan-${plan}">${PLAN_NAMES[plan]}</h2><span class="tag">${SIGN_UP_BONUS_PERCENT}% off</span></header>
${BILLING_PERIODS.map((period) => offer(plan, period)).join('\n')}
<ul>${featuresOf(plan)
  .map((feature) => `<li>${CHECK}<span>${feature}</span></li>`)
  .join('')}</ul>
</article>`;
