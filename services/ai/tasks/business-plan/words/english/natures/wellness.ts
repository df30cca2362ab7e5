import type { NatureWords } from '../../plan-words.ts';

export const wellness = (): NatureWords => ({
  pillars: [
    {
      name: 'The first visit',
      why: 'Takes away the nerves before a first time.',
      posts: [
        'The first visit from the door to the checkout, in six pictures',
        'What you ask before you start, and why',
        'What to wear, what to bring and how to pay',
      ],
    },
    {
      name: 'Between two visits',
      why: 'Results that last bring people back sooner than results that fade.',
      posts: [
        'Two minutes a day that keep the result',
        'A product or habit that does more harm than good',
        'What can wait until next time, and what can’t',
      ],
    },
    {
      name: 'Before and after, honestly',
      why: 'Shows what’s realistic, and how much it takes.',
      posts: [
        'A result, and how many visits it took, with permission',
        'A request you talked someone out of, and why',
        'The same thing on three different people',
      ],
    },
  ],
  asks: [
    'the request that you get most often and advise against',
    'who has been coming to you longest, and what for',
  ],
});
