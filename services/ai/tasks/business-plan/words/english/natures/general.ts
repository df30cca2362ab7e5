import type { NatureWords, Slots } from '../../plan-words.ts';

export const general = ({ thing, who }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: one example`,
      why: 'An example explains what you do faster than a description.',
      posts: [
        'The latest job: who needed it, and what they’d tried before',
        'The part that takes longest, and why',
        'What it looks like when it’s done well',
      ],
    },
    {
      name: `Questions from ${who}`,
      why: 'Every answer in public is one you won’t have to give again.',
      posts: [
        'The last question you got, answered in full',
        'What it costs, and what changes the price',
        `Something people believe about ${thing} that isn’t true`,
      ],
    },
    {
      name: 'Who does the work',
      why: 'People choose people.',
      posts: [
        'Someone on your team, and what people ask them for by name',
        'A decision that wasn’t easy',
        'Something you stopped doing, and why',
      ],
    },
  ],
  asks: ['why you started', 'what customers praise that you didn’t expect'],
});
