import type { NatureWords, Slots } from '../../plan-words.ts';

export const software = ({ who }: Slots): NatureWords => ({
  pillars: [
    {
      name: 'One real task, start to finish',
      why: `Shows the software on the task that costs ${who} the most time.`,
      posts: [
        'A task people still do by hand, done on screen, step by step',
        'A recent rule change, and where it shows up on screen',
        'An expensive mistake, and the check that catches it',
      ],
    },
    {
      name: 'The first four weeks with a customer',
      why: 'An honest start is more convincing than a glowing review.',
      posts: [
        'One customer’s first four weeks, with their permission',
        'What didn’t work at first, told by the person who had to deal with it',
        'A before-and-after number that the customer has checked',
      ],
    },
    {
      name: 'What buyers ask before a demo',
      why: 'Every question you answer up front is one less reason to wait.',
      posts: [
        'Where the data is stored, and who can see it',
        'What moves over from the old system, and what has to be entered again',
        'What a half-hour demo covers, and what it leaves out',
      ],
    },
  ],
  asks: [
    'a feature that a customer talked you into',
    'how people did this before they had your product, step by step',
  ],
});
