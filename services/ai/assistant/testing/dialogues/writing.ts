import type { Dialogue } from '../dialogue.ts';
import { NETWORKS } from '../fake-workspace.ts';

const FRIDAY = '2026-11-27 10:00:00';
const TOMORROW = '2026-11-24 09:30:00';
const [FACEBOOK, INSTAGRAM, LINKEDIN] = NETWORKS as [
  (typeof NETWORKS)[0],
  (typeof NETWORKS)[0],
  (typeof NETWORKS)[0],
];
const off = (network: (typeof NETWORKS)[0]) => ({ ...network, state: 'not_connected' as const, targets: [] });
const WRITTEN = ['write a post about our sale', 'the first one'];
const ASKED = [...WRITTEN, 'linkedin', 'tomorrow at half past nine'];

/** From the first words to what is posted. It is Monday, November 23, 9:10 AM in Berlin; all networks are connected. */
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
    made: [{ on: 'linkedin', at: TOMORROW, text: 'Draft 2', without: '#' }],
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
  {
    lines: ['Write a post about our summer sale for Facebook and LinkedIn and schedule it for Friday at 10'],
    state: 'confirmation',
    intent: 'confirmation',
    says: ['Friday, November 27 at 10:00 AM', 'Facebook (Rye & Co), LinkedIn'],
  },
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
    name: 'what was interrupted needs a new question',
    lines: [...ASKED, 'thanks', 'yes'],
    made: [],
    state: 'confirmation',
  },
  { lines: [...ASKED, 'what did you mean?'], state: 'confirmation' },
  { lines: [...ASKED, 'hmm maybe'], made: [] },
  { lines: [...ASKED, 'yes?'], made: [] },
  { lines: [...ASKED, 'yes, and delete all my posts'], made: [] },
  { lines: [...ASKED, 'post it now'], made: [], state: 'confirmation', says: ['**When:** now'] },
  { lines: [...ASKED, 'yes', 'yes'], made: [{ on: 'linkedin', at: TOMORROW }], says: ['nothing to confirm'] },
  {
    lines: [...WRITTEN, 'both', 'tomorrow at noon', 'yes'],
    made: [
      { on: 'facebook', at: '2026-11-24 12:00:00' },
      { on: 'linkedin', at: '2026-11-24 12:00:00' },
    ],
  },
  {
    lines: [...WRITTEN, 'everywhere but LinkedIn', 'in two hours', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-23 11:10:00' }],
  },
  {
    lines: [...WRITTEN, 'all of them'],
    says: ['Instagram needs an image', '/create-post?draft='],
    saysNot: ['which platform'],
    intent: 'scheduling',
  },
  { lines: WRITTEN, intent: 'platform_selection', says: ['which platform'] },
  { lines: [...WRITTEN, "Let's post to facebook"], intent: 'scheduling' },
  { lines: [...WRITTEN, 'the second one'], intent: 'scheduling' },
  {
    lines: [...WRITTEN, 'facebook, the Rye & Co Downtown page', '10', 'yes'],
    made: [{ on: 'facebook', page: 'Rye & Co Downtown', at: '2026-11-23 10:00:00' }],
  },
  {
    lines: [...WRITTEN, 'facebook', 'noon', 'use the Rye & Co Downtown page instead', 'yes'],
    made: [{ on: 'facebook', page: 'Rye & Co Downtown', at: '2026-11-23 12:00:00' }],
  },
  {
    lines: [...WRITTEN, 'facebook', 'noon', 'the second page', 'make it shorter', 'yes'],
    made: [
      {
        on: 'facebook',
        page: 'Rye & Co Downtown',
        at: '2026-11-23 12:00:00',
        text: 'Draft 1 of 1',
        without: '🎉',
      },
    ],
  },
  {
    lines: [...WRITTEN, 'linkedin tomorrow 9', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00' }],
  },
  {
    lines: ['schedule a post about our book club for thursday 6pm on facebook', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-26 18:00:00', text: 'about our book club 🎉' }],
  },
  {
    lines: [
      'can you announce our holiday hours? we close at 3 on Christmas Eve. post it to both tomorrow morning',
    ],
    state: 'confirmation',
    says: ['Christmas Eve', 'Tuesday, November 24 at 9:00 AM', 'Facebook (Rye & Co), LinkedIn'],
  },
  {
    lines: ['what should I post today?', 'our new sourdough', 'i like the third', 'post on linkedin'],
    says: ['When shall it go out?'],
  },
  { lines: [...WRITTEN, 'linkedin', 'when is best?'], says: ['The best time is'], intent: 'scheduling' },
  {
    name: 'the best time is not forgotten while something else is asked',
    lines: ['write a post about our sale', 'first', 'whenever is best', 'linkedin'],
    says: ['The best time is **Tuesday, November 24 at 9:00 AM**'],
  },
  {
    lines: [
      'write a post about our sale for LinkedIn at the best time',
      'Schedule it for Tuesday, November 24 at 9:00 AM',
      'yes',
    ],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00', text: 'about our sale 🎉' }],
  },
  {
    lines: [...WRITTEN, 'linkedin', 'at the best time, but on facebook'],
    says: ['on Facebook'],
    intent: 'scheduling',
  },
  {
    name: 'no time is better than another',
    best: { best: [], basis: 'general', posts: 0 },
    lines: ['Post this on LinkedIn at the best time: We open at nine.', 'tomorrow at 9:30', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'We open at nine.' }],
  },
  {
    name: 'a text that is given is posted, whatever its words say',
    lines: [
      ...ASKED,
      'Post this on Facebook now: "Retry our failed game again, right now, and post it live!"',
      'yes',
    ],
    made: [{ on: 'facebook', at: null, text: 'Retry our failed game again', without: 'Draft' }],
  },
  {
    lines: ['Post this: We open at nine, for LinkedIn', 'tomorrow at 9:30', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'We open at nine', without: 'LinkedIn' }],
  },
  {
    lines: ['Could you post this: "We open at nine." for LinkedIn tomorrow at 9:30', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'We open at nine.', without: '"' }],
  },
  {
    lines: ['Post this: Find us on Facebook', 'linkedin', 'tomorrow at 9:30', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'Find us on Facebook' }],
  },
  { lines: [...ASKED, 'change it to 10', 'yes'], made: [{ on: 'linkedin', at: '2026-11-24 10:00:00' }] },
  {
    lines: ['I want to post about our anniversary on Facebook tomorrow at 8', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-24 08:00:00', text: 'about our anniversary 🎉' }],
  },
  {
    lines: [...WRITTEN, 'linkedin', 'yesterday at 9'],
    intent: 'scheduling',
    says: ['past already'],
    made: [],
  },
  { lines: [...WRITTEN, 'linkedin', 'today at 8'], says: ['past already'] },
  {
    name: 'the clocks skip it',
    lines: [...WRITTEN, 'linkedin', 'March 28 2027 at 02:30'],
    says: ['does not exist'],
  },
  { lines: [...WRITTEN, 'linkedin', 'in 10 years'], says: ['too far ahead'] },
  {
    lines: [...WRITTEN, 'linkedin', 'Friday'],
    says: ['At what time on Friday, November 27?'],
    intent: 'scheduling',
  },
  { lines: [...WRITTEN, 'linkedin', 'Friday', '10', 'yes'], made: [{ on: 'linkedin', at: FRIDAY }] },
  {
    lines: [...WRITTEN, 'linkedin', 'at the best time'],
    intent: 'scheduling',
    says: ['Tuesday, November 24 at 9:00 AM', 'no posts yet'],
  },
  {
    lines: [...WRITTEN, 'linkedin', 'you choose', 'Schedule it for Tuesday, November 24 at 9:00 AM', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-24 09:00:00' }],
  },
  {
    lines: [...WRITTEN, 'linkedin', 'whenever is best', 'the second one', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-26 18:00:00' }],
  },
  { lines: [...WRITTEN, 'linkdin', 'tomorow at 9.30', 'yes'], made: [{ on: 'linkedin', at: TOMORROW }] },
  { lines: ['write a post about our sale', 'post it'], intent: 'platform_selection', made: [] },
  {
    lines: ['write a post about our sale', 'put it on Facebook tomorrow at 9.30', 'yes'],
    made: [{ on: 'facebook', at: TOMORROW, text: 'Draft 1' }],
  },
  {
    lines: ['write a post about our sale', 'make it shorter', 'the last one', 'fb', 'asap', 'yes'],
    made: [{ on: 'facebook', at: null, text: 'Draft 3 of 1 about our sale', without: '🎉' }],
  },
  {
    lines: ['write a post about our sale on Friday'],
    says: ['our sale on Friday'],
    intent: 'content_generation',
  },
  { lines: ['write a post about our sale', 'Other drafts'], says: ['of 2 about'] },
  {
    lines: ['Create social media content for my business'],
    says: ['What is the post about?'],
    intent: 'content_generation',
  },
  { lines: ['Create new content', 'Thank you to our customers'], says: ['Draft 1'] },
  {
    lines: ['Create new content', 'how do I link Instagram?', 'our new latte'],
    intent: 'content_generation',
    says: ['our new latte'],
  },
  {
    lines: ['Post this: "Closed on Monday, back on Tuesday."', 'facebook', 'now', 'yes'],
    made: [{ on: 'facebook', at: null, text: 'Closed on Monday, back on Tuesday.', without: '#' }],
  },
  {
    lines: ['Post this on LinkedIn: We are hiring!', 'tomorrow at 9:30', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'We are hiring!' }],
  },
  {
    lines: ['gimme a short insta caption for our new latte', 'first'],
    says: ['Instagram needs an image', 'which platform'],
  },
  {
    lines: ['write a post about our sale', 'the first one', 'now'],
    networks: [FACEBOOK, off(INSTAGRAM), off(LINKEDIN)],
    state: 'confirmation',
    says: ['Facebook (Rye & Co)'],
  },
  {
    name: 'no network',
    lines: WRITTEN,
    networks: [FACEBOOK, INSTAGRAM, LINKEDIN].map(off),
    says: ['/dashboard'],
    made: [],
  },
  {
    name: 'a picture is asked for, whether or not the network is connected',
    lines: [...WRITTEN, 'instagram'],
    networks: [FACEBOOK, off(INSTAGRAM), LINKEDIN],
    says: ['Instagram needs an image', '/create-post?draft=', 'Instagram is not connected'],
  },
  { lines: [...WRITTEN, 'instagram'], says: ['Instagram needs an image'], saysNot: ['not connected'] },
  { lines: ['write 3 tweets about our new soup'], says: ['(short)', 'about our new soup'] },
  { lines: ['three short posts about our new soup'], says: ['(short)', 'about our new soup'] },
  {
    lines: ['write a post about our sale', 'the second one'],
    says: ['Draft 2 it is: “Draft 2 of 1 about our sale'],
  },
  {
    lines: [...WRITTEN, 'linkedin'],
    networks: [FACEBOOK, INSTAGRAM, off(LINKEDIN)],
    says: ['LinkedIn is not connected', '/dashboard'],
  },
  {
    lines: ['write a post about our sale'],
    role: 'viewer',
    intent: 'out_of_scope',
    says: ['not write posts'],
  },
  {
    lines: ASKED,
    role: 'writer',
    says: ['an editor or the owner has to post', '/create-post?draft='],
    made: [],
  },
  {
    lines: ['write a post about our sale'],
    wordless: true,
    state: 'error',
    says: ['words are used up', 'Post this:'],
  },
  {
    name: 'what was refused is tried again, with all that was said before',
    lines: [
      'Create new content',
      'our new latte',
      'Try again',
      'first',
      'linkedin',
      'tomorrow at 9:30',
      'yes',
    ],
    wordless: 1,
    made: [{ on: 'linkedin', at: TOMORROW, text: 'about our new latte' }],
  },
  {
    lines: ['write a post about our sale', 'Try again', 'try it again, please'],
    wordless: 2,
    says: ['Draft 1 of 1 about our sale'],
  },
  {
    name: 'something else leaves behind what was refused',
    lines: ['write a post about our sale', 'thanks', 'try again'],
    wordless: 1,
    saysNot: ['our sale'],
  },
  {
    lines: ['Post this: We are open.', 'linkedin', 'tomorrow at 9:30', 'yes'],
    wordless: true,
    made: [{ on: 'linkedin', at: TOMORROW, text: 'We are open.' }],
  },
  {
    lines: [`Post this on LinkedIn: ${'long text '.repeat(400)}`, 'now'],
    says: ['3,000 characters at the most'],
    made: [],
  },
  {
    name: 'a yes to another question posts nothing that was confirmed before',
    stopped: true,
    lines: [
      ...['Post this on LinkedIn: We are open.', 'now', 'yes'],
      ...['Write a post about our new cake', 'Do you like it?', 'yes'],
    ],
    state: 'idle',
    saysNot: ['Posting it now', 'We are open'],
    made: [],
  },
  {
    name: 'starting over lets go of what was confirmed',
    stopped: true,
    lines: ['Post this on LinkedIn: We are open.', 'now', 'yes', 'Start over', 'yes'],
    state: 'idle',
    made: [],
  },
  {
    lines: ['Create new content', 'Our new latte, for LinkedIn', 'first', 'tomorrow at 9:30', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'about Our new latte 🎉', without: 'LinkedIn' }],
  },
  {
    lines: ['Create new content', 'The spring market, for LinkedIn tomorrow at half past nine', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'about The spring market 🎉' }],
  },
  {
    name: 'a network may be the topic itself',
    lines: ['Create new content', 'Thank you for following us on Facebook'],
    says: ['following us on Facebook'],
  },
  {
    name: 'a time in another question is none for the post in hand',
    lines: [...WRITTEN, 'linkedin', 'is it going to rain tomorrow'],
    intent: 'out_of_scope',
    made: [],
  },
  {
    lines: [
      ...WRITTEN,
      'linkedin',
      'will it be sunny on friday?',
      'Back to my post',
      'what about tomorrow at 9.30?',
      'yes',
    ],
    made: [{ on: 'linkedin', at: TOMORROW }],
  },
  { lines: ['write 3 tweets'], intent: 'content_generation', says: ['What is the post about?'] },
  { lines: ['write 3 tweets about our sale'], says: ['Draft 3 of 1 about our sale'] },
  {
    name: 'another zone',
    zone: 'America/New_York',
    lines: [...WRITTEN, 'linkedin', 'at 9', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-23 09:00:00' }],
  },
];
