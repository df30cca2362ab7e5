import type { Dialogue } from '../dialogue.ts';

const FRIDAY = '2026-11-27 10:00:00';

/** From the first words to what is posted. It is Monday, November 23, 9:10 AM in Berlin. */
export const WRITING: readonly Dialogue[] = [
  {
    lines: [
      'hi',
      'Create new content',
      'our new autumn menu',
      'the second one, but without hashtags',
      'linkedin',
      'tomorrow at half past nine',
      'yes',
    ],
    made: [{ on: 'linkedin', at: '2026-11-24 09:30:00', text: 'Draft 2', without: '#' }],
    intent: 'confirmation',
    state: 'posting',
  },
  {
    lines: [
      'Write a post about our summer sale for Facebook and LinkedIn and schedule it for Friday at 10',
      'yes',
    ],
    made: [
      { on: 'facebook', page: 'Rye & Co', at: FRIDAY, text: 'our summer sale' },
      { on: 'linkedin', at: FRIDAY, text: 'our summer sale' },
    ],
  },
];
