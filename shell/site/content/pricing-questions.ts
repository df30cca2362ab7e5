import { SIGN_UP_BONUS_PERCENT, TRIAL_DAYS } from '@carillon/contracts/domain/plans.ts';
import type { Question } from '../layout/parts.ts';

/** In groups, as the page shows them. */
export const PRICING_QUESTIONS: readonly {
  readonly title: string;
  readonly questions: readonly Question[];
}[] = [
  {
    title: 'Trial and words',
    questions: [
      {
        question: 'What’s in the free trial?',
        answer: `<p>${TRIAL_DAYS} days of everything that Premium has, with your 10,000 free words and no card. It starts when you first use the app.</p>`,
      },
      {
        question: 'What are the 10,000 free words?',
        answer:
          '<p>What the AI tools write is counted in words, and everybody who signs up gets 10,000 of them once. What fails is not counted; of a text that you stop, what you have read is. The app shows how many are left, and what each was for.</p>',
      },
      {
        question: 'What happens when the trial ends?',
        answer:
          '<p>You can still read everything you have, and scheduled posts are still published. To create something new, pick a plan.</p>',
      },
    ],
  },
  {
    title: 'Plans and payment',
    questions: [
      {
        question: `How do I get the ${SIGN_UP_BONUS_PERCENT}% off?`,
        answer: `<p>It is the sign-up bonus: your first payment is ${SIGN_UP_BONUS_PERCENT}% less at checkout, whichever plan and period you pick. There is no code to enter.</p>`,
      },
      {
        question: 'What is the difference between the four ways to pay?',
        answer:
          '<p>Monthly and Yearly renew until you cancel. Prepaid is paid once for twelve months and does not renew. Lifetime is paid once and does not end.</p>',
      },
      {
        question: 'Why does the table below the cards have other names and prices?',
        answer:
          '<p>It compares the tiers at their monthly list prices. What you buy are the plans on the cards, at the prices there: Professional has what Popular has, Enterprise what Premium has.</p>',
      },
    ],
  },
  {
    title: 'Limits and leaving',
    questions: [
      {
        question: 'What if I reach a limit?',
        answer:
          '<p>Nothing is lost and nothing is charged: the app says which limit it is and what you can do, such as choosing a larger plan. What you wrote stays a draft.</p>',
      },
      {
        question: 'Can I run it myself instead?',
        answer:
          '<p>Yes. Carillon is open source and starts with one command, <code>npm start</code>. Plans are optional there: <code>PLANS=off</code> switches them off.</p>',
      },
      {
        question: 'Can I leave?',
        answer:
          '<p>At any time. Your posts are on the networks, where they stay. <a href="/privacy#deletion">The privacy page</a> says how your data is deleted.</p>',
      },
    ],
  },
];
