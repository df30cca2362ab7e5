import type { NatureWords } from '../../plan-words.ts';

export const rescue = (): NatureWords => ({
  pillars: [
    {
      name: 'Who’s looking for a home',
      why: 'People fall for an animal, not for a shelter.',
      posts: [
        'One animal in three pictures: the day it arrived, today, and the home it needs',
        'The one that has waited longest, and what its day looks like',
        'What nobody notices on a first visit, from the person who feeds it',
      ],
    },
    {
      name: 'How an adoption works',
      why: 'Answers what people wonder before they come by.',
      posts: [
        'From the first visit to moving in, step by step',
        'What an animal costs per month, honestly added up',
        'When you say no, and why that protects everyone',
      ],
    },
    {
      name: 'A year later',
      why: 'Nothing is as convincing as an animal that has settled in.',
      posts: [
        'An animal adopted last year, then and now, with permission',
        'The first week at home: what went wrong, and what helped',
        'What volunteers do on an ordinary morning',
      ],
    },
  ],
  asks: [
    'the animal that you’ll never forget, and why',
    'what visitors say when they meet an animal that gets overlooked',
  ],
});
