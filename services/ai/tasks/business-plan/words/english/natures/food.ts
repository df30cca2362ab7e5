import type { NatureWords, Slots } from '../../plan-words.ts';

export const food = ({ who }: Slots): NatureWords => ({
  pillars: [
    {
      name: 'Ready now',
      why: `${who} make a detour only if they know that there’s some left.`,
      posts: [
        'The first batch of the day, with a clock in the picture',
        'What sells out first, and how long it usually lasts',
        'What the season takes off the menu, and what replaces it',
      ],
    },
    {
      name: 'What’s in it, what it costs',
      why: 'A price explains itself once people know what goes into it.',
      posts: [
        'One ingredient, and the person you buy it from',
        'Your ingredient list next to a long one, no names mentioned',
        'Where the money goes, using one product as an example',
      ],
    },
    {
      name: 'At the table',
      why: 'Shows the moment that people are really paying for.',
      posts: [
        'A regular’s usual order, with their permission',
        'What to do tomorrow with what’s left today',
        'Two products that could come back: let people vote',
      ],
    },
  ],
  asks: ['the product that you would never drop, and why', 'who gets up first, and what for'],
});
