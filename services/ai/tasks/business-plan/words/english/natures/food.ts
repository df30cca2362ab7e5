import type { NatureWords, Slots } from '../../plan-words.ts';

export const food = ({ who }: Slots): NatureWords => ({
  pillars: [
    {
      name: 'Ready now',
      why: `${who} make a detour only if they know there’s some left.`,
      posts: [
        'The first batch of the day, with a clock in the picture',
        'What sells out first, and how long it usually lasts',
        'What the season takes off the menu, and what replaces it',
      ],
    },
    {
      name: 'What’s in it',
      why: 'People who know the ingredients stop comparing prices alone.',
      posts: [
        'One ingredient, and the person you buy it from',
        'All ingredients of one product, in a single picture',
        'A step that you don’t shorten, and what happens if you do',
      ],
    },
    {
      name: 'At the table',
      why: 'Shows the moment that people are really paying for.',
      posts: [
        'A regular’s usual order, with their permission',
        'What to do tomorrow with what’s left today',
        'Two products that could come back, put to a vote',
      ],
    },
  ],
  asks: ['the product that you would never drop, and why', 'who gets up first, and what for'],
});
