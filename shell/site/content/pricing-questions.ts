import { SIGN_UP_BONUS_PERCENT, TRIAL_DAYS } from '@carillon/contracts/domain/plans.ts';
import { publicPage } from '@carillon/sdk/text/public-page.ts';
import { t } from '@lingui/core/macro';
import { linkIn, percent } from '../layout/language.ts';
import type { Question } from '../layout/parts.ts';

interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** In groups, as the page shows them. */
export const pricingQuestions = (): readonly QuestionGroup[] => [
  { title: t`Trial and words`, questions: aboutTrial() },
  { title: t`Plans and payment`, questions: aboutPayment(percent(SIGN_UP_BONUS_PERCENT)) },
  { title: t`Limits and leaving`, questions: aboutLimits() },
];

const aboutTrial = (): readonly Question[] => [
  {
    question: t`What’s in the free trial?`,
    answer: t`${{ days: TRIAL_DAYS }} days with everything in Premium and your 10,000 free words. No card needed. The trial starts when you first use the app.`,
  },
  {
    question: t`What are the 10,000 free words?`,
    answer: t`The text that the AI tools write is counted in words, and everyone who signs up gets 10,000 words once. Failed attempts don’t count. If you stop a text while it’s being written, only the words you’ve already seen count. The app shows how many words you have left and what you used them for.`,
  },
  {
    question: t`What happens when the trial ends?`,
    answer: t`You can still read everything you have, and scheduled posts are still published. To create something new, pick a plan.`,
  },
];

const aboutPayment = (bonus: string): readonly Question[] => [
  {
    question: t`How do I get the ${bonus} off?`,
    answer: t`It’s the sign-up bonus: your first payment is ${bonus} less at checkout, whichever plan and period you pick. There’s no code to enter.`,
  },
  {
    question: t`What is the difference between the four ways to pay?`,
    answer: t`Monthly and Yearly renew until you cancel. Prepaid is a single payment for twelve months and doesn’t renew. Lifetime is a single payment and never ends.`,
  },
  {
    question: t`Why does the table below the cards have different names and prices?`,
    answer: t`The table compares tiers at monthly list prices. What you buy is a plan on one of the cards, at the price shown there. The Professional tier includes the same as the Popular plan, and the Enterprise tier the same as the Premium plan.`,
  },
];

const aboutLimits = (): readonly Question[] => [
  {
    question: t`What if I reach a limit?`,
    answer: t`You don’t lose anything, and you aren’t charged. The app says which limit you’ve reached and what you can do, such as choosing a larger plan. Your text stays saved as a draft.`,
  },
  {
    question: t`Can I run it myself instead?`,
    answer: t`Yes. Carillon is open source and starts with one command, <code>npm start</code>. Plans are optional there: <code>PLANS=off</code> switches them off.`,
  },
  {
    question: t`Can I leave?`,
    answer: linkIn(
      t`At any time. Your published posts stay on the networks. <a>The privacy page</a> says how your data is deleted.`,
      `${publicPage('/privacy')}#deletion`,
    ),
  },
];
