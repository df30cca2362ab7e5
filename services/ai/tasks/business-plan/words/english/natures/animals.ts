import type { NatureWords } from '../../plan-words.ts';

export const animals = (): NatureWords => ({
  pillars: [
    {
      name: 'Out and about',
      why: 'Owners look for their own animal in every picture.',
      posts: [
        'One of them in three pictures: arriving, busy, asleep',
        'Two animals that became friends when nobody expected it',
        'Mud, rain, and what they look like afterward',
      ],
    },
    {
      name: 'What it’s trying to tell you',
      why: 'People trust you with an animal that you can read.',
      posts: [
        'A sign that’s often misread',
        'What to do in the first minute, and who to call',
        'A habit you can change in a week, and one you can’t',
      ],
    },
    {
      name: 'Handing over the leash',
      why: 'People want proof before they hand over a key and an animal.',
      posts: [
        'The first meeting, step by step',
        'Keys, insurance, emergencies: how you handle them',
        'The kind of update that owners get at noon',
      ],
    },
  ],
  asks: ['the one that didn’t like you at first', 'what owners ask for that isn’t in the contract'],
});
