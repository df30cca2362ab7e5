import type { NatureWords, Slots } from '../../plan-words.ts';

export const retail = ({ thing, who }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: one item, honestly described`,
      why: 'When you show the flaw, people believe the rest.',
      posts: [
        'One item up close: material, size, price and the small flaw',
        'What makes it into the shop, what doesn’t, and why',
        'Two items that look alike, and why one costs more',
      ],
    },
    {
      name: 'Finding the right one',
      why: 'Most returns start with the wrong choice.',
      posts: [
        'How big it really is, next to something everyone knows',
        'A question from your inbox, answered with a picture',
        'Who this one is wrong for, and what suits them better',
      ],
    },
    {
      name: 'At the buyer’s home',
      why: `Shows ${who} what people like them bought.`,
      posts: [
        'A buyer’s own photo of it in use, with permission',
        'What happens to items that nobody buys',
        'What’s coming in next, and the day it goes on sale',
      ],
    },
  ],
  asks: ['the item that you didn’t want to sell', 'what buyers wrote when theirs arrived'],
});
