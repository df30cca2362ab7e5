import type { Dialogue } from '../dialogue.ts';
import { CONFIRMING } from './confirming.ts';
import { PLACING } from './placing.ts';
import { FRIDAY, TOMORROW } from './sale.ts';

/** The post's text, in the user's own words or as a draft. */
const WORDS: readonly Dialogue[] = [
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
    says: ['When should I post it?'],
  },
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
    name: 'no time is better than another',
    best: { best: [], basis: 'general', posts: 0 },
    lines: ['Post this on LinkedIn at the best time: We open at nine.', 'tomorrow at 9:30', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'We open at nine.' }],
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
  {
    lines: ['I want to post about our anniversary on Facebook tomorrow at 8', 'yes'],
    made: [{ on: 'facebook', at: '2026-11-24 08:00:00', text: 'about our anniversary 🎉' }],
  },
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
    says: ["What's the post about?"],
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
    says: ['Instagram needs an image', 'Which networks'],
  },
  { lines: ['write 3 tweets about our new soup'], says: ['(short)', 'about our new soup'] },
  { lines: ['three short posts about our new soup'], says: ['(short)', 'about our new soup'] },
  {
    lines: ['write a post about our sale', 'the second one'],
    says: ['Draft 2 it is: “Draft 2 of 1 about our sale'],
  },
  {
    lines: ['write a post about our sale'],
    role: 'viewer',
    intent: 'out_of_scope',
    says: ['but not write them'],
  },
  {
    lines: ['write a post about our sale'],
    wordless: true,
    state: 'error',
    says: ['used all your words', 'Post this:'],
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
    says: ['at most 3,000 characters'],
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
    name: 'a no to what was confirmed says that it may be out',
    stopped: true,
    lines: ['Post this on LinkedIn: We are open.', 'now', 'yes', 'cancel'],
    says: [
      "I've stopped the post you confirmed. It may already be on its way, so check your [dashboard](/dashboard).",
    ],
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
  { lines: ['write 3 tweets'], intent: 'content_generation', says: ["What's the post about?"] },
  { lines: ['write 3 tweets about our sale'], says: ['Draft 3 of 1 about our sale'] },
];

/** From the first words to what is posted. It is Monday, November 23, 9:10 AM in Berlin; all networks are connected. */
export const WRITING: readonly Dialogue[] = [...WORDS, ...PLACING, ...CONFIRMING];
