import type { NatureWords, Slots } from '../../plan-words.ts';

export const teaching = ({ who }: Slots): NatureWords => ({
  pillars: [
    {
      name: 'The first lesson',
      why: 'Most people put off starting, not the rest.',
      posts: [
        'What happens in the first ten minutes',
        'What learners fear most, and how often it actually happens',
        'Someone who started late, in their own words',
      ],
    },
    {
      name: 'One thing, explained',
      why: 'People who understand one thing thanks to you come back for the next.',
      posts: [
        'A single thing, explained in thirty seconds',
        'A mistake everyone makes, and the exercise that fixes it',
        'The same moment from the learner’s seat and from yours',
      ],
    },
    {
      name: 'How long it takes, what it costs',
      why: `${who} want these numbers before anything else.`,
      posts: [
        'Lessons, weeks and cost, honestly counted',
        'Passed: after how long, and what helped, with their permission',
        'What happens when a lesson has to be canceled',
      ],
    },
  ],
  asks: ['a learner who taught you something', 'what you do differently from the school you went to'],
});
