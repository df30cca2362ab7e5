import type { Dialogue } from '../dialogue.ts';
import { ASKED, FRIDAY, TOMORROW } from './sale.ts';

/** All is said and Carillon asks whether to post it: what is answered, changed or asked instead. */
export const CONFIRMING: readonly Dialogue[] = [
  { lines: ASKED, state: 'confirmation', says: ['Tuesday, November 24 at 9:30 AM'] },
  { lines: [...ASKED, 'no, Facebook instead', 'yes'], made: [{ on: 'facebook', at: TOMORROW }] },
  {
    lines: [...ASKED, 'make it shorter', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'Draft 1 of 1', without: '🎉' }],
  },
  { lines: [...ASKED, 'yes but at 11', 'ok'], made: [{ on: 'linkedin', at: '2026-11-24 11:00:00' }] },
  {
    lines: [...ASKED, 'actually, post it on thursday evening', 'go ahead'],
    made: [{ on: 'linkedin', at: '2026-11-26 19:00:00' }],
  },
  { lines: [...ASKED, 'on friday instead', 'yes'], made: [{ on: 'linkedin', at: '2026-11-27 09:30:00' }] },
  { lines: [...ASKED, 'an hour later', 'yes'], made: [{ on: 'linkedin', at: '2026-11-24 10:30:00' }] },
  {
    lines: [...ASKED, 'also post it to facebook', 'yes'],
    made: [
      { on: 'linkedin', at: TOMORROW },
      { on: 'facebook', at: TOMORROW },
    ],
  },
  { lines: [...ASKED, 'drop the emojis', 'yes'], made: [{ on: 'linkedin', at: TOMORROW, without: '🎉' }] },
  {
    lines: [...ASKED, 'remove the hashtags', 'looks good 👍'],
    made: [{ on: 'linkedin', at: TOMORROW, without: '#' }],
  },
  {
    lines: [...ASKED, 'can you make it more professional?', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'Draft 1 of 1', without: '🎉' }],
  },
  {
    lines: [...ASKED, 'change the text to: We are open again.', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'We are open again.', without: 'Draft' }],
  },
  { lines: [...ASKED, 'the third one', 'yes'], made: [{ on: 'linkedin', at: TOMORROW, text: 'Draft 3' }] },
  {
    lines: [...ASKED, 'add our link https://bakery.example/menu', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'https://bakery.example/menu' }],
  },
  { lines: [...ASKED, 'Another draft'], intent: 'content_generation', says: ['of 2 about'] },
  { lines: [...ASKED, 'cancel that'], made: [], intent: 'cancellation' },
  { lines: [...ASKED, 'no', 'Another time', 'friday at 10', 'yes'], made: [{ on: 'linkedin', at: FRIDAY }] },
  {
    lines: [...ASKED, 'start over', 'the new menu', 'first', 'facebook', 'now', 'yes'],
    made: [{ on: 'facebook', at: null, text: 'the new menu' }],
  },
  {
    lines: [...ASKED, 'what are the best times to post?', 'yes', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW }],
  },
  {
    name: 'what was interrupted is named again, and a yes is one to it',
    lines: [...ASKED, 'thanks', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW }],
  },
  { lines: [...ASKED, 'what did you mean?'], state: 'confirmation' },
  { lines: [...ASKED, 'hmm maybe'], made: [] },
  { lines: [...ASKED, 'yes?'], made: [] },
  { lines: [...ASKED, 'yes, and delete all my posts'], made: [] },
  { lines: [...ASKED, 'post it now'], made: [], state: 'confirmation', says: ['**When:** now'] },
  { lines: [...ASKED, 'yes', 'yes'], made: [{ on: 'linkedin', at: TOMORROW }], says: ['nothing to confirm'] },
  {
    name: 'a text that is given is posted, whatever its words say',
    lines: [
      ...ASKED,
      'Post this on Facebook now: "Retry our failed game again, right now, and post it live!"',
      'yes',
    ],
    made: [{ on: 'facebook', at: null, text: 'Retry our failed game again', without: 'Draft' }],
  },
  { lines: [...ASKED, 'change it to 10', 'yes'], made: [{ on: 'linkedin', at: '2026-11-24 10:00:00' }] },
  {
    lines: ASKED,
    role: 'writer',
    says: ['an editor or owner has to publish the post', '/create-post?draft='],
    made: [],
  },
];
