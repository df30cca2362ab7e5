import type { NatureWords, Slots } from '../../plan-words.ts';

export const lodging = ({ thing, who }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: one day, hour by hour`,
      why: 'People book a place when they can picture themselves there.',
      posts: [
        'The same spot at seven in the morning, at noon and at dusk',
        `What ${who} do on their first evening`,
        'What’s within a half-hour walk',
      ],
    },
    {
      name: 'The quiet weeks',
      why: 'Fills the days that don’t fill themselves.',
      posts: [
        'What you can only see outside the high season',
        'A weekday in pictures: how much room there is',
        'Who comes then, and why',
      ],
    },
    {
      name: 'Before you leave home',
      why: 'Each answer saves a phone call, and maybe a cancellation.',
      posts: [
        'The way from the station, turn by turn',
        'What’s already there, and what guests should bring',
        'What happens to a booking when plans change',
      ],
    },
  ],
  asks: ['the spot that regulars ask for', 'what guests find here without having looked for it'],
});
