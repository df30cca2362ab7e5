import type { NatureWords, Slots } from '../../plan-words.ts';

export const advice = ({ thing, who }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: one case`,
      why: 'People recognize their own situation in someone else’s.',
      posts: [
        'A situation anyone could get into: what they had, and what they could do',
        'The letter that arrives, explained line by line with made-up details',
        'A deadline: when it starts, and what’s lost once it passes',
      ],
    },
    {
      name: 'Before anyone signs',
      why: 'Shows where your work starts, and helps even without it.',
      posts: [
        'Three lines in a document that matter more than the rest',
        'What people can handle on their own, and where it gets risky',
        'A first meeting: what it costs, how long it takes, what to bring',
      ],
    },
    {
      name: 'What has changed',
      why: 'People pass on news that they heard from you first.',
      posts: [
        'What’s new, since when, and for whom',
        `A common myth about ${thing}, cleared up in two sentences`,
        `A decision that affects ${who}, and what follows from it`,
      ],
    },
  ],
  asks: [
    'the sentence that clients say most often at the start',
    'what you advise against even though it would earn you money',
  ],
});
