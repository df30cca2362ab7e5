import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';

const [MORNING, AFTERNOON, DECEMBER] = ['2026-11-27 10:00:00', '2026-11-27 15:00:00', '2026-12-01 11:00:00'];
const posts: readonly GivenPost[] = [
  { text: 'Leek soup', platform: 'facebook', at: MORNING },
  { text: 'Rye bread', platform: 'linkedin', at: AFTERNOON },
  { text: 'Advent calendar', platform: 'facebook', at: DECEMBER },
];
const ON_MONDAY = ['2026-11-30 10:00:00', '2026-11-30 15:00:00', DECEMBER];

const TO_MONDAY: readonly (readonly [Locale, line: string, yes: string])[] = [
  ['en', "move Friday's posts to Monday", 'yes'],
  ['en', 'bump everything on friday to monday', 'yes'],
  ['de', 'schieb alles von freitag auf montag', 'ja'],
  ['fr', 'décale les posts de vendredi à lundi', 'oui'],
  ['es', 'pasa lo del viernes al lunes', 'sí'],
  ['pt-BR', 'joga tudo de sexta pra segunda', 'sim'],
  ['ar', 'انقل منشورات الجمعة إلى الاثنين', 'نعم'],
];

/** Several posts that are moved together keep what the message leaves open: each its hour, or each its day. */
export const MOVING_SEVERAL: readonly Dialogue[] = [
  ...TO_MONDAY.map(
    ([locale, line, yes]): Dialogue => ({ locale, posts, lines: [line, yes], given: ON_MONDAY }),
  ),
  {
    posts,
    lines: ["move Friday's posts to Monday"],
    says: [
      '→ **Monday, November 30 at 10:00 AM**',
      '→ **Monday, November 30 at 3:00 PM**',
      'Should I move them?',
    ],
  },
  {
    posts,
    lines: ['push everything on friday back a day', 'yes'],
    given: ['2026-11-28 10:00:00', '2026-11-28 15:00:00', DECEMBER],
  },
  {
    posts,
    lines: ['move all my posts to 9am', 'yes'],
    given: ['2026-11-27 09:00:00', '2026-11-27 09:00:00', '2026-12-01 09:00:00'],
  },
  {
    name: 'an hour that is said afterward is for the new day',
    posts,
    lines: ["move Friday's posts to Monday", 'at 9', 'yes'],
    given: ['2026-11-30 09:00:00', '2026-11-30 09:00:00', DECEMBER],
  },
  {
    posts,
    lines: ["move Friday's posts to Monday", 'only the linkedin one', 'yes'],
    given: [MORNING, '2026-11-30 15:00:00', DECEMBER],
  },
  {
    posts,
    lines: ["move Friday's posts to Monday", 'yes', 'undo', 'yes'],
    given: [MORNING, AFTERNOON, DECEMBER],
  },
  ...["move Friday's posts a day later", "move Friday's posts 24 hours later"].map(
    (line): Dialogue => ({
      posts,
      lines: [line, 'yes'],
      given: ['2026-11-28 10:00:00', '2026-11-28 15:00:00', DECEMBER],
    }),
  ),
  {
    name: 'an hour that is said for the one that is left is on its new day',
    posts,
    lines: ["move Friday's posts to Monday", 'only the linkedin one', 'at 9', 'yes'],
    given: [MORNING, '2026-11-30 21:00:00', DECEMBER],
  },
  {
    name: 'each goes back to its time in its own time zone',
    posts: [
      { text: 'Leek soup', platform: 'facebook', at: AFTERNOON },
      { text: 'Rye bread', platform: 'linkedin', at: AFTERNOON, zone: 'America/New_York' },
    ],
    lines: ["move Friday's posts a day later", 'yes', 'undo'],
    says: ['Friday, November 27 at 3:00 PM**\n', 'Friday, November 27 at 3:00 PM** (America/New_York)'],
  },
  {
    name: 'nothing moves where one of them would be in the past',
    posts,
    lines: ['bring all my posts forward 5 days'],
    says: ['in the past'],
    given: [MORNING, AFTERNOON, DECEMBER],
  },
  { posts, lines: ['scrap the linkedin post from friday', 'yes'], given: [MORNING, 'canceled', DECEMBER] },
];
