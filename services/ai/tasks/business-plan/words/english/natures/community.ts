import type { NatureWords, Slots } from '../../plan-words.ts';

export const community = ({ thing }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: the last time we met`,
      why: 'Once people have seen one of your evenings, they know what they’d be walking into.',
      posts: [
        'The last meeting in five pictures: who came, what got done',
        'Someone who joined this year tells what had kept them away',
        'A newcomer’s first hour, minute by minute',
      ],
    },
    {
      name: 'Yes, you too',
      why: 'People rule themselves out before anyone asks.',
      posts: [
        'A sentence you hear from people who hesitate, and your answer',
        'What nobody needs to bring, and what they do need',
        'Something that went wrong, and that people still talk about',
      ],
    },
    {
      name: 'What it adds up to',
      why: 'Shows that an hour of someone’s time leads to something.',
      posts: [
        'The month in one number, and one story behind it',
        'Someone who benefited, with their permission',
        'The next date, and what’s still needed for it',
      ],
    },
  ],
  asks: ['who came by chance and stayed', 'what people would miss if you weren’t there'],
});
