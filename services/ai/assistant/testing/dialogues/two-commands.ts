import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';

const [SOUP, BREAD] = ['2026-11-27 10:00:00', '2026-11-28 15:00:00'];
const posts: readonly GivenPost[] = [
  { text: 'Leek soup', platform: 'facebook', at: SOUP },
  { text: 'Rye bread', platform: 'linkedin', at: BREAD },
];

/** A command with the words of a post alone; two commands; how the second is said again, and the yes to both. */
const COMMANDS: readonly (readonly [Locale, alone: string, two: string, second: string, yes: string])[] = [
  [
    'en',
    'cancel leek soup',
    'cancel leek soup and move the rye bread one to monday',
    'move the rye bread one to monday',
    'yes',
  ],
  [
    'de',
    'storniere leek soup',
    'storniere leek soup und verschieb rye bread auf montag',
    'verschieb rye bread auf montag',
    'ja',
  ],
  [
    'fr',
    'annule leek soup',
    'annule leek soup et déplace rye bread à lundi',
    'déplace rye bread à lundi',
    'oui',
  ],
  [
    'es',
    'cancela leek soup',
    'cancela leek soup y mueve rye bread al lunes',
    'mueve rye bread al lunes',
    'sí',
  ],
  [
    'pt-BR',
    'cancela leek soup',
    'cancela leek soup e move rye bread pra segunda',
    'move rye bread pra segunda',
    'sim',
  ],
  ['ar', 'ألغ leek soup', 'ألغ leek soup وانقل rye bread إلى الاثنين', 'انقل rye bread إلى الاثنين', 'نعم'],
];

/** Of two commands in one message the first is done, and the second is quoted for later. */
export const TWO_COMMANDS: readonly Dialogue[] = [
  ...COMMANDS.flatMap(([locale, alone, two, second, yes]): Dialogue[] => [
    { locale, posts, lines: [alone, yes], given: ['canceled', BREAD] },
    { locale, posts, lines: [two], state: 'confirmation', says: [second], given: [SOUP, BREAD] },
    { locale, posts, lines: [two, yes, second, yes], given: ['canceled', '2026-11-30 15:00:00'] },
  ]),
  {
    name: 'words of one post are no second command',
    posts: [{ text: 'Push and pull workout', platform: 'facebook', at: SOUP }],
    lines: ['cancel the push and pull post', 'yes'],
    given: ['canceled'],
  },
  { posts, lines: ['cancel the stollen'], saysNot: ['Should I'], given: [SOUP, BREAD] },
];
