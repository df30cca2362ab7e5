import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';
import { ASKED, TOMORROW } from './sale.ts';

const SOUP: GivenPost = { text: 'Leek soup', platform: 'facebook', at: '2026-11-24 18:00:00' };
const BREAD: GivenPost = { text: 'Rye bread', platform: 'facebook', at: '2026-11-27 18:00:00' };
const posts = [SOUP, BREAD];
const BOTH = [SOUP.at ?? '', BREAD.at ?? ''];
const createdPosts = [{ on: 'linkedin', at: TOMORROW }] as const;

/** Something else is asked while a post waits for its yes: it is answered, and the post still waits. */
export const WAITING: readonly Dialogue[] = [
  {
    posts,
    lines: [...ASKED, 'wait, what do I already have planned that day?'],
    intent: 'list_posts',
    state: 'confirmation',
    says: [
      'Leek soup',
      'Your post for LinkedIn (Robin Reed) on **Tuesday, November 24 at 9:30 AM** is still waiting. Should I schedule it?',
    ],
    saysNot: ['Rye bread'],
    offers: ['Yes, schedule it', 'Another time'],
  },
  {
    posts,
    lines: [...ASKED, 'wait, what do I already have planned that day?', 'ok, schedule it'],
    made: createdPosts,
    given: BOTH,
  },
  {
    posts,
    lines: [...ASKED, "what's planned on Friday?"],
    says: ['Rye bread', 'is still waiting. Should I schedule it?'],
  },
  { posts, lines: [...ASKED, 'what do we have on friday?', 'yes'], made: createdPosts, given: BOTH },
  { lines: [...ASKED, 'how did last week go?', 'yes, schedule it'], made: createdPosts },
  { lines: [...ASKED, 'how do I add a colleague?', 'schedule it'], made: createdPosts },
  {
    lines: [...ASKED, 'how did last week go?', 'at 11', 'yes'],
    made: [{ on: 'linkedin', at: '2026-11-24 11:00:00' }],
  },
  { lines: [...ASKED, 'how did last week go?', 'cancel'], made: [], intent: 'cancellation' },
  {
    name: 'what is not understood names the post that waits',
    lines: [...ASKED, 'the grass is rather green over there'],
    intent: 'out_of_scope',
    state: 'confirmation',
    says: [
      'I didn’t understand that.',
      'Tuesday, November 24 at 9:30 AM** is still waiting. Should I schedule it?',
    ],
    saysNot: ['I can write posts'],
  },
  { lines: [...ASKED, 'the grass is rather green over there', 'yes, schedule it'], made: createdPosts },
  {
    name: 'what is not understood names the step that waits',
    lines: ['write a post about our sale', 'first', 'linkedin', 'the grass is rather green over there'],
    says: ['Your post still needs a time.'],
  },
  {
    posts,
    lines: [...ASKED, 'Was habe ich an dem Tag schon geplant?', 'ja'],
    made: createdPosts,
    given: BOTH,
  },
  {
    posts,
    lines: [
      'Schreib einen Beitrag über unseren Ausverkauf',
      'den ersten',
      'linkedin',
      'morgen um 9:30',
      'Was ist an dem Tag schon geplant?',
    ],
    says: [
      'Leek soup',
      'Dein Beitrag für LinkedIn (Robin Reed) am **Dienstag, 24. November um 09:30 Uhr** wartet noch',
    ],
    saysNot: ['Rye bread'],
  },
  {
    posts,
    lines: [
      'Écris une publication sur nos soldes',
      'la première',
      'linkedin',
      'demain à 9h30',
      'qu’est-ce que j’ai déjà prévu ce jour-là ?',
    ],
    says: ['Leek soup', 'attend toujours'],
    saysNot: ['Rye bread'],
  },
  {
    posts,
    lines: [
      'Escribe una publicación sobre nuestras rebajas',
      'la primera',
      'linkedin',
      'mañana a las 9:30',
      '¿qué tengo ya programado ese día?',
    ],
    says: ['Leek soup', 'sigue esperando'],
    saysNot: ['Rye bread'],
  },
];

const WEDNESDAY = '2026-11-25 15:00:00';
const questionLines = ['write a post about our sale', 'first', 'linkedin', 'monday at 9'];

/** Another day than the one that was proposed. */
export const RATHER: readonly Dialogue[] = [
  ...[
    'not Monday, Wednesday afternoon is better',
    'Wednesday afternoon, not Monday',
    'nicht Montag, Mittwoch Nachmittag ist besser',
    'pas lundi, mercredi après-midi c’est mieux',
    'el lunes no, mejor el miércoles por la tarde',
  ].map(
    (line): Dialogue => ({
      lines: [...questionLines, line, 'yes'],
      made: [{ on: 'linkedin', at: WEDNESDAY }],
    }),
  ),
  {
    lines: [
      'write a post about our sale',
      'first',
      'linkedin',
      'when is the best time?',
      'not Tuesday, Wednesday afternoon is better',
      'yes',
    ],
    made: [{ on: 'linkedin', at: WEDNESDAY }],
  },
];
