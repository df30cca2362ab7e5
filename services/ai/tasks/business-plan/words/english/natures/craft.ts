import type { NatureWords, Slots } from '../../plan-words.ts';

export const craft = ({ thing, who }: Slots): NatureWords => ({
  pillars: [
    {
      name: `${thing}: one job from start to finish`,
      why: 'People hire someone whose work they’ve watched.',
      posts: [
        'How it arrived: the damage, up close',
        'The step that decides whether it lasts',
        'The same detail before and after, from the same angle',
      ],
    },
    {
      name: 'What owners can check themselves',
      why: `Helps ${who} tell whether they need you, and how soon.`,
      posts: [
        'Three signs that it’s time to call someone, and one that can wait',
        'What to leave alone until someone has looked at it',
        'What an inspection covers, and what you get in writing',
      ],
    },
    {
      name: 'Tools, materials and old repairs',
      why: 'Shows know-how that nobody can look up.',
      posts: [
        'One tool: what it does, and who taught you to use it',
        'A material you can’t get anymore, and what you use instead',
        'An old repair by someone else, and what you think of it',
      ],
    },
  ],
  asks: ['a job that you were warned about and took anyway', 'what you found inside that nobody expected'],
});
