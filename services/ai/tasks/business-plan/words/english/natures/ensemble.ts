import type { NatureWords, Slots } from '../../plan-words.ts';

export const ensemble = ({ who }: Slots): NatureWords => ({
  pillars: [
    {
      name: 'One rehearsal',
      why: 'A minute of rehearsal feels closer than a whole concert.',
      posts: [
        'The bar that wouldn’t work, and how it sounds now',
        'The break: who brings what',
        'The first five minutes, when everyone is still thinking about work',
      ],
    },
    {
      name: 'The empty seat',
      why: 'People who hear which part is missing can tell whether it’s theirs.',
      posts: [
        'A piece without its missing part, sung or played',
        'Someone in the back row on their first evening',
        'What you read from the page, and what you learn by ear',
      ],
    },
    {
      name: 'Countdown to the date',
      why: `Turns ${who} into an audience, at the very least.`,
      posts: [
        'The program, piece by piece, each with its hardest passage',
        'The hall while it’s still empty',
        'Where to get tickets, and which seats have the best sound',
      ],
    },
  ],
  asks: ['the piece that nobody wanted to do and everyone hums now', 'who sits in the front row every time'],
});
