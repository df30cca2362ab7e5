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
  {
    lines: ONE,
    state: 'idle',
    says: [
      NEW,
      'Still missing',
      "Tell me that in your own words and I'll add it. I won't post text with brackets.",
    ],
    saysNot: ['Should I schedule'],
  },
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

/** Replies that give no text, by how the answer begins in its language. */
const NO_WORDS: Readonly<Record<string, readonly string[]>> = {
  'Still missing': [
    "I don't know yet",
    'I don’t know what to write',
    'not sure',
    "hmm, I'm not really sure yet",
    'later',
    "I'll tell you later",
    'skip',
    'skip that',
    'let me think',
    'let me think about it.',
    'no idea',
    'hello',
    'hi there!',
    'good morning',
    'help',
    'can you help me?',
    'hmm',
  ],
  'Es fehlt noch': [
    'Ich weiß es noch nicht',
    'keine Ahnung, später vielleicht',
    'Ich bin mir nicht sicher',
    'lass mich kurz überlegen',
  ],
  'Il manque encore': ['je ne sais pas encore', 'je ne suis pas sûr', 'laissez-moi réfléchir'],
  'Aún falta': ['todavía no lo sé', 'aún no sé'],
};
const SHORTER = ['später', 'hilfe', 'hallo', 'überspringen', 'plus tard', 'aide', 'bonjour', 'passer'].concat(
  [
    'más tarde',
    'ayuda',
    'hola',
    'luego',
    'no sé',
    'no estoy seguro',
    'déjame pensar un momento',
    'pas sûr',
    'weiß nicht',
  ],
);

export const NOTHING_TO_FILL: readonly Dialogue[] = [
  ...Object.entries(NO_WORDS).flatMap(([begins, lines]) =>
    lines.map((line): Dialogue => ({ lines: [...ONE, line], state: 'idle', says: [begins, NEW] })),
  ),
  ...SHORTER.map((line): Dialogue => ({ lines: [...ONE, line], state: 'idle', says: [NEW] })),
  {
    lines: [...ONE, "I don't know yet", WORDS, 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, exact: FILLED }],
  },
  {
    name: 'the drafts that are offered have brackets, all of them',
    written: [`Our bread. [${NEW}]`, `New here: bread.\n\n[${NEW}]`],
    lines: ['write a post about our bread', "I really don't know yet"],
    says: [NEW, 'Which one do you like?'],
  },
  {
    name: 'a clear command is no word either',
    lines: [...ONE, 'please analyze the performance of my posts'],
    intent: 'analytics',
  },
  { lines: [...ONE, 'I want to see my scheduled posts'], intent: 'list_posts' },
  { lines: [...ONE, 'View post status'], intent: 'post_status' },
  { lines: [...ONE, 'Can we schedule it for Friday at 10'], state: 'idle', says: [NEW] },
  {
    name: 'words that begin alike are words',
    lines: [...ONE, 'later opening hours from Monday on', 'yes'],
    made: [{ on: 'linkedin', at: TOMORROW, text: 'Later opening hours from Monday on.' }],
  },
];

/** A post is wanted in another language than the one its topic is told in. */
export const IN_LANGUAGE: readonly Dialogue[] = [
  {
    lines: ['Write a post in German about our Christmas stollen'],
    says: [
      "I can't translate. Tell me in German what the post is about, and I'll write the drafts in German.",
    ],
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
