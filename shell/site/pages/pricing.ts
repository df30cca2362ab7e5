import {
  BILLING_PERIODS,
  type BillingPeriod,
  PLANS,
  SIGN_UP_BONUS_PERCENT,
  TRIAL_DAYS,
} from '@carillon/contracts/domain/plans.ts';
import { t } from '@lingui/core/macro';
import { pricingQuestions } from '../content/pricing-questions.ts';
import { comparison } from '../layout/comparison.ts';
import { percent } from '../layout/language.ts';
import { generateButton, questions, wherePlansAreOff, whilePlansAreSold } from '../layout/parts.ts';
import { planCard } from '../layout/plan-card.ts';
import type { SitePage } from '../site-page.ts';

const periodNames = (): Readonly<Record<BillingPeriod, string>> => ({
  monthly: t({ message: 'Monthly', context: 'billing period' }),
  yearly: t`Yearly`,
  lifetime: t`Lifetime`,
  prepaid: t`Prepaid`,
});

const period = (name: BillingPeriod): string =>
  `<label><input type="radio" name="period" value="${name}"${name === 'monthly' ? ' checked' : ''}><span>${periodNames()[name]}</span></label>`;

function renderOffers(): string {
  const bonus = percent(SIGN_UP_BONUS_PERCENT);
  return `<section class="intro">
<h1>${t`Try it free, then pick a plan`}</h1>
<p class="lead">${t`A ${{ days: TRIAL_DAYS }}-day free trial, 10,000 free words, and a ${bonus} sign-up bonus discount at checkout. No card needed.`}</p>
</section>
<div class="plans-sold">
<div class="periods"><fieldset><legend class="visually-hidden">${t`Billing period`}</legend>${BILLING_PERIODS.map(period).join('')}</fieldset>
<p class="badge">${t`Yearly ${{ percent: percent(20) }} off`}</p></div>
<div class="plans">${PLANS.map(planCard).join('\n')}</div>
<p class="muted fine-print">${t`Prices in US dollars. The ${bonus} is the sign-up bonus on your first payment, for every plan and period. An account is one login to a network, with all its pages and profiles. Two logins to the same network count as two accounts.`}</p>
</div>
<section aria-labelledby="compare">
<h2 id="compare">${t`Compare the tiers`}</h2>
<p class="lead">${t`Monthly list prices. These tiers are sold as the plans above: Professional is the Popular plan, and Enterprise is the Premium plan.`}</p>
${comparison()}
</section>
<section aria-labelledby="questions">
<h2 id="questions">${t`Questions`}</h2>
<div class="question-groups">${pricingQuestions()
    .map(({ title, questions: all }) => `<div><h3>${title}</h3>${questions(all)}</div>`)
    .join('\n')}</div>
</section>`;
}

const noPlans = (): string =>
  t`There are no plans here: use every tool, with as many accounts and posts as you need.`;

const off = (): string => `<section class="intro">
<h1>${t`Free on this server`}</h1>
<p class="lead">${noPlans()}</p>
<p>${generateButton()}</p>
</section>`;

export const pricing = (): SitePage => ({
  path: '/pricing',
  title: `${whilePlansAreSold(t`Pricing`)}${wherePlansAreOff(t`Everything is included`)} · Carillon`,
  description:
    whilePlansAreSold(
      t`Monthly, yearly, lifetime and prepaid plans; a ${{ days: TRIAL_DAYS }}-day free trial and 10,000 free words.`,
    ) + wherePlansAreOff(noPlans()),
  styles: ['questions', 'pricing'],
  body: () => whilePlansAreSold(renderOffers()) + wherePlansAreOff(off()),
});
