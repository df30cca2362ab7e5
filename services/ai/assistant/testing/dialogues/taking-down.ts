import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';

const BLUESKY: GivenPost = { text: 'Soup of the day: lentils', platform: 'bluesky', status: 'published' };
const LINKEDIN: GivenPost = { ...BLUESKY, platform: 'linkedin' };
const both: readonly GivenPost[] = [
  { ...BLUESKY, post: 'soup' },
  { ...LINKEDIN, post: 'soup' },
];
const PLANNED: GivenPost = { text: 'Fresh rolls on Friday', platform: 'bluesky', at: '2026-11-27 10:00:00' };

/** How each language asks for it, and says yes. */
const IN_LANGUAGES = [
  ['de', ['lösche den Beitrag „Soup of the day“', 'Vom Netzwerk löschen'], 'Ja, vom Netzwerk löschen'],
  ['fr', ['retire la publication « Soup of the day » du réseau'], 'Oui, retirer du réseau'],
  ['es', ['retira la publicación «Soup of the day» de la red'], 'Sí, retirar de la red'],
  ['pt-BR', ['exclua a publicação “Soup of the day”', 'Retirar da rede'], 'Sim, retirar da rede'],
  ['ar', ['احذف المنشور «Soup of the day»', 'إزالة من الشبكة'], 'نعم'],
] as const;

/** Published posts are deleted from their network, where it lets Carillon do that. */
export const TAKING_DOWN: readonly Dialogue[] = [
  {
    posts: [BLUESKY, PLANNED],
    lines: ['take down the soup post'],
    state: 'confirmation',
    says: ['lentils', 'Should I take it down?', 'for everyone'],
    given: ['published', PLANNED.at ?? ''],
  },
  ...[
    'take down the soup post',
    'take the soup post down',
    'unpublish the soup post',
    'delete the soup post from bluesky',
    'please remove the soup post from the network',
  ].map((line): Dialogue => ({ posts: [BLUESKY], lines: [line, 'yes'], given: ['taken down'] })),
  { posts: [BLUESKY], lines: ['take down the soup post', 'no'], given: ['published'] },
  {
    posts: [BLUESKY],
    lines: ['delete the soup post', 'Take it down', 'take it down'],
    given: ['taken down'],
  },
  { posts: [BLUESKY], lines: ['my last post', 'take it down', 'yes'], given: ['taken down'] },
  {
    posts: [LINKEDIN],
    lines: ['take down the soup post'],
    says: ['can’t delete posts from LinkedIn yet'],
    saysNot: ['Should I'],
    given: ['published'],
  },
  {
    name: 'the network allows it, but this post can’t be found there',
    posts: [{ ...BLUESKY, removable: false }],
    lines: ['take down the soup post'],
    says: ['Should I delete it?', 'Published posts stay on their networks'],
    given: ['published'],
  },
  {
    posts: both,
    lines: ['take down the soup post'],
    state: 'confirmation',
    says: ['can’t delete posts from LinkedIn yet', 'on Bluesky', 'Should I take it down?'],
  },
  { posts: both, lines: ['take down the soup post', 'yes'], given: ['taken down', 'published'] },
  {
    posts: [PLANNED],
    lines: ['remove the rolls post from bluesky'],
    state: 'confirmation',
    says: ['Should I delete it?'],
  },
  {
    posts: [PLANNED],
    lines: ['take down the rolls post', 'yes'],
    given: [],
  },
  ...IN_LANGUAGES.map(
    ([locale, asking, yes]): Dialogue => ({
      locale,
      posts: [BLUESKY],
      lines: [...asking, yes],
      given: ['taken down'],
    }),
  ),
];
