import type { NatureWords } from '../../plan-words.ts';

export const creative = (): NatureWords => ({
  pillars: [
    {
      name: 'How one job came together',
      why: 'People pay for your eye, and they only get to see it while you work.',
      posts: [
        'Ten attempts you threw out, and the one you kept',
        'The location or the first sketch, next to the finished result',
        'A split-second decision, explained',
      ],
    },
    {
      name: 'Before the day',
      why: 'People who plan better with your help plan with you.',
      posts: [
        'A schedule with room for delays, hour by hour',
        'What to say to the friend who offers to do it for free',
        'What the price includes, down to the number of files',
      ],
    },
    {
      name: 'A year later',
      why: 'Shows what the work is worth once the day itself is over.',
      posts: [
        'What’s on the wall now, and where, with permission',
        'A detail that someone only noticed later',
        'A job you’d do differently today',
      ],
    },
  ],
  asks: ['the piece that nobody ordered and you kept', 'what went wrong without anyone noticing'],
});
