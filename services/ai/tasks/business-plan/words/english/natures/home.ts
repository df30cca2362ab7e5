import type { NatureWords } from '../../plan-words.ts';

export const home = (): NatureWords => ({
  pillars: [
    {
      name: 'One job, one day',
      why: 'Answers what people wonder before they let someone into their home.',
      posts: [
        'Arriving, working, leaving: one job in five pictures',
        'What turned up behind or underneath something',
        'The result that evening, and six months later',
      ],
    },
    {
      name: 'Do it yourself, or call',
      why: 'People remember who saved them the money.',
      posts: [
        'Something anyone can do in ten minutes',
        'Something that gets more expensive if you try it yourself',
        'What to have ready before you arrive',
      ],
    },
    {
      name: 'The bill, line by line',
      why: 'Explains before the job what others explain after it.',
      posts: [
        'A real bill without the name, every line explained',
        'What drives up the price on the spot, and how to avoid it',
        'Which days are cheaper, or available sooner',
      ],
    },
  ],
  asks: [
    'the strangest job anyone has asked you to do',
    'what you most often have to fix after someone else',
  ],
});
