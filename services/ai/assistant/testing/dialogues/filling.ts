import type { Dialogue } from '../dialogue.ts';
import { TOMORROW } from './sale.ts';

const NEW = 'what is new, in one sentence';
const ONE = [`Post this: Our hazelnut bread. [${NEW}]`, 'linkedin', 'tomorrow at half past nine'];
const TWO = [
  'Post this: Ring [phone number] until [opening hours].',
  'linkedin',
  'tomorrow at half past nine',
];
const WORDS = 'it is new because of roasted whole hazelnuts';
const FILLED = 'Our hazelnut bread. It is new because of roasted whole hazelnuts.';

/** A text has brackets: what is said next fills them, and nothing goes out before. */
export const FILLING: readonly Dialogue[] = [
  { lines: ONE, state: 'idle', says: [NEW, 'Still missing'], saysNot: ['Should I schedule'] },
  { lines: [...ONE, WORDS], state: 'confirmation', says: [FILLED] },
  { lines: [...ONE, WORDS, 'yes, schedule it'], made: [{ on: 'linkedin', at: TOMORROW, exact: FILLED }] },
  { lines: [...ONE, 'yes, schedule it'], made: [], state: 'idle', says: [NEW] },
  {
    lines: [...ONE, 'yes, schedule it', WORDS, 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, exact: FILLED }],
  },
  {
    lines: [...ONE, 'how did last week go?', WORDS, 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, exact: FILLED }],
  },
  { lines: [...ONE, 'cancel'], made: [], intent: 'cancellation' },
  { lines: [...TWO, '555 1234'], says: ['Ring 555 1234 until', 'opening hours'], state: 'idle' },
  {
    name: 'the drafts that are offered have brackets, all of them',
    written: [`Our bread. [${NEW}]`, `New here: bread.\n\n[${NEW}]`],
    lines: ['write a post about our bread', WORDS],
    says: ['Our bread. It is new because of', 'New here: bread.', 'Which one do you like?'],
    saysNot: [NEW],
  },
  {
    name: 'a draft with brackets is taken, and its words follow',
    written: [`Our bread. [${NEW}]`, `New here: bread.\n\n[${NEW}]`],
    lines: ['write a post about our bread', 'first', 'linkedin', 'tomorrow at half past nine', WORDS, 'yes'],
    made: [
      { on: 'linkedin', at: TOMORROW, text: 'It is new because of roasted whole hazelnuts.', without: '[' },
    ],
  },
  {
    name: 'several gaps, one after another',
    lines: [...TWO, '555 1234', '6 in the evening', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, exact: 'Ring 555 1234 until 6 in the evening.' }],
  },
  {
    name: 'several gaps at once, each on a line',
    lines: [...TWO, '555 1234\n6 pm', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, exact: 'Ring 555 1234 until 6 pm.' }],
  },
];

/** A post is wanted in another language than the one its topic is told in. */
export const IN_LANGUAGE: readonly Dialogue[] = [
  {
    lines: ['Write a post in German about our Christmas stollen'],
    says: ['Tell me in German what the post is about'],
    saysNot: ['Draft 1'],
  },
  {
    lines: [
      'Write a post in German about our Christmas stollen for LinkedIn and schedule it for Friday at 10',
      'Unser Weihnachtsstollen ist da',
      'yes',
    ],
    made: [{ on: 'linkedin', at: '2026-11-27 10:00:00', text: 'Unser Weihnachtsstollen ist da' }],
  },
  {
    lines: ['Write a post in English about our Christmas stollen'],
    says: ['Draft 1', 'our Christmas stollen'],
  },
];
