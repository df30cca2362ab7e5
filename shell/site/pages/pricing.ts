import {
  BILLING_PERIODS,
  PERIOD_TERMS,
  PLANS,
  SIGN_UP_BONUS_PERCENT,
  TRIAL_DAYS,
} from '@carillon/contracts/domain/plans.ts';
import { PRICING_QUESTIONS } from '../content/pricing-questions.ts';
import { COMPARISON } from '../layout/comparison.ts';
import { GENERATE, questions, wherePlansAreOff, whilePlansAreSold } from '../layout/parts.ts';
import { planCard } from '../layout/plan-card.ts';
import type { SitePage } from '../site-page.ts';

const period = (name: (typeof BILLING_PERIODS)[number]): string =>
  `<label><input type="radio" name="period" value="${name}"${name === 'monthly' ? ' checked' : ''}><span>${PERIOD_TERMS[name].name}</span></label>`;

const SOLD = `<section class="intro">
<h1>Try it free, then pick a plan</h1>
<p class="lead">A ${TRIAL_DAYS}-day free trial, 10,000 free words, and a ${SIGN_UP_BONUS_PERCENT}% sign-up bonus discount at checkout. No card needed.</p>
</section>
<div class="plans-sold">
<div class="periods"><fieldset><legend class="visually-hidden">Billing period</legend>${BILLING_PERIODS.map(period).join('')}</fieldset>
<p class="badge">Yearly 20% off</p></div>
<div class="plans">${PLANS.map(planCard).join('\n')}</div>
<p class="muted fine-print">Prices in US dollars. The ${SIGN_UP_BONUS_PERCENT}% is the sign-up bonus on your first payment, for every plan and period. An account is a login at a network with all its pages and profiles. A workspace has one per network.</p>
</div>
<section aria-labelledby="compare">
<h2 id="compare">Compare the tiers</h2>
<p class="lead">Monthly list prices. You buy them as the plans above: Professional is Popular, Enterprise is Premium.</p>
${COMPARISON}
</section>
<section aria-labelledby="questions">
<h2 id="questions">Questions</h2>
<div class="question-groups">${PRICING_QUESTIONS.map(({ title, questions: all }) => `<div><h3>${title}</h3>${questions(all)}</div>`).join('\n')}</div>
</section>`;

const OFF = `<section class="intro">
<h1>Free on this server</h1>
<p class="lead">There are no plans here: use every tool, with as many accounts and posts as you need.</p>
<p>${GENERATE}</p>
</section>`;

export const PRICING: SitePage = {
  path: '/pricing',
  file: 'pricing.html',
  title: whilePlansAreSold('Pricing · Carillon') + wherePlansAreOff('Everything is included · Carillon'),
  description:
    whilePlansAreSold(
      `Plans by the month, by the year, for life or prepaid; a ${TRIAL_DAYS}-day free trial and 10,000 free words.`,
    ) +
    wherePlansAreOff('There are no plans here: use every tool, with as many accounts and posts as you need.'),
  styles: ['questions', 'pricing'],
  body: () => whilePlansAreSold(SOLD) + wherePlansAreOff(OFF),
};
