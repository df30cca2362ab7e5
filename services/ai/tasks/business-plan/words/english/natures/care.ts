import type { NatureWords } from '../../plan-words.ts';

export const care = (): NatureWords => ({
  pillars: [
    {
      name: 'Behind the door',
      why: 'It’s easier to come to a place you’ve already seen.',
      posts: [
        'A room at a quiet hour, without people',
        'Who opens the door, and what people ask first',
        'What visitors can bring, ask for and say no to',
      ],
    },
    {
      name: 'Words for hard things',
      why: 'A plain answer in public spares someone a question they’re afraid to ask.',
      posts: [
        'A question people hardly dare to ask, answered plainly',
        'What to say to someone who is going through it, and what helps more than words',
        'A misunderstanding about this work, gently corrected',
      ],
    },
    {
      name: 'The people who help',
      why: 'It’s easier to imagine helping once you’ve met someone who does.',
      posts: [
        'Someone on the team, in three sentences of their own',
        'A small thing that made a day easier, told without names',
        'What support there is for the people who help',
      ],
    },
  ],
  asks: [
    'what surprises people most when they first come in',
    'a sentence that someone wrote to you afterward, with their permission',
  ],
});
