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

/** How each language means all that a network has. */
const EVERYTHING = [
  ['en', 'delete everything from Bluesky', 'yes'],
  ['en', 'remove all my posts from bluesky', 'yes, take them down'],
  ['de', 'lösche alles von Bluesky', 'ja'],
  ['de', 'alle Beiträge von Bluesky löschen', 'Ja, vom Netzwerk löschen'],
  ['fr', 'supprime tout de Bluesky', 'oui'],
  ['es', 'borra todo de Bluesky', 'sí'],
  ['pt-BR', 'apague tudo do Bluesky', 'sim'],
  ['ar', 'احذف كل شيء من بلوسكاي', 'نعم، إزالتها من الشبكة'],
  ['en', 'delete everything that is on Bluesky', 'yes'],
  ['en', "remove everything that's still on bluesky", 'yes'],
  ['en', 'delete all posts which are on Bluesky', 'yes'],
  ['en', 'delete everything I have on Bluesky', 'yes'],
  ['de', 'lösche alles, was auf Bluesky ist', 'ja'],
  ['de', 'lösch alles was auf bluesky steht', 'ja'],
  ['de', 'lösche alle Beiträge, die auf Bluesky sind', 'ja'],
  ['fr', 'supprime tout ce qui est sur Bluesky', 'oui'],
  ['fr', "supprime tout ce qu'il y a sur Bluesky", 'oui'],
  ['fr', 'supprime toutes les publications qui sont sur Bluesky', 'oui'],
  ['es', 'borra todo lo que está en Bluesky', 'sí'],
  ['es', 'elimina todas las publicaciones que hay en Bluesky', 'sí'],
  ['pt-BR', 'apaga tudo o que está no Bluesky', 'sim'],
  ['pt-BR', 'exclua todas as publicações que estão no Bluesky', 'sim'],
  ['ar', 'احذف كل ما هو على بلوسكاي', 'نعم، إزالتها من الشبكة'],
  ['ar', 'احذف كل المنشورات التي على بلوسكاي', 'نعم، إزالتها من الشبكة'],
] as const;

/** How each language means what is published on a network, and nothing that is planned. */
const PUBLISHED_ALONE = [
  ['en', 'delete everything that is published on Bluesky', 'yes'],
  ['de', 'lösche alles, was auf Bluesky veröffentlicht ist', 'ja'],
  ['fr', 'supprime tout ce qui est publié sur Bluesky', 'oui'],
  ['es', 'borra todo lo que está publicado en Bluesky', 'sí'],
  ['pt-BR', 'apague tudo o que está publicado no Bluesky', 'sim'],
] as const;

/** How each language means what is planned for a day. */
const PLANNED_ALONE = [
  ['en', 'cancel everything that is planned for friday', 'yes'],
  ['de', 'storniere alles, was für Freitag geplant ist', 'ja'],
  ['fr', 'vire tout ce qui est prévu vendredi', 'oui'],
  ['es', 'quita todo lo que hay programado para el viernes', 'sí'],
  ['pt-BR', 'cancela o que tá marcado pra sexta', 'sim'],
  ['ar', 'ألغ كل ما هو مجدول يوم الجمعة', 'نعم'],
] as const;

/** Everything, and what is left out of it. */
const EXCEPTIONS = [
  ['en', 'delete everything from Bluesky except the soup', 'yes'],
  ['en', 'delete everything from Bluesky older than a week', 'yes'],
  ['de', 'lösche alles von Bluesky außer Soup', 'ja'],
  ['de', 'lösche alles von Bluesky, was älter als eine Woche ist', 'ja'],
  ['fr', 'supprime tout de Bluesky sauf la soupe', 'oui'],
  ['es', 'borra todo de Bluesky excepto la sopa', 'sí'],
  ['pt-BR', 'apague tudo do Bluesky menos a sopa', 'sim'],
  ['ar', 'احذف كل شيء من بلوسكاي ما عدا الحساء', 'نعم'],
  ['ar', 'احذف كل شيء من بلوسكاي من الأسبوع الماضي', 'نعم'],
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
  ...EXCEPTIONS.map(
    ([locale, line, yes]): Dialogue => ({
      name: `${locale}: posts to be left out are never all that a network has`,
      locale,
      posts: [BLUESKY, PLANNED],
      lines: [line, yes],
      given: ['published', PLANNED.at ?? ''],
    }),
  ),
  {
    name: 'planned posts are canceled only if they have the words',
    posts: [BLUESKY, PLANNED, { ...PLANNED, text: 'Soup on Saturday', platform: 'linkedin' }],
    lines: ['delete everything about soup from Bluesky', 'yes'],
    given: ['taken down', PLANNED.at ?? '', PLANNED.at ?? ''],
  },
  ...PUBLISHED_ALONE.map(
    ([locale, line, yes]): Dialogue => ({
      name: `${locale}: what is planned stays where only published posts are meant`,
      locale,
      posts: [BLUESKY, PLANNED],
      lines: [line, yes],
      given: ['taken down', PLANNED.at ?? ''],
    }),
  ),
  ...PLANNED_ALONE.map(
    ([locale, line, yes]): Dialogue => ({
      locale,
      posts: [BLUESKY, PLANNED, { ...PLANNED, at: '2026-11-26 10:00:00' }],
      lines: [line, yes],
      given: ['published', 'canceled', '2026-11-26 10:00:00'],
    }),
  ),
  ...EVERYTHING.map(
    ([locale, line, yes]): Dialogue => ({
      name: `${locale}: everything on a network is what is published and what is planned there`,
      locale,
      posts: [BLUESKY, PLANNED, { ...PLANNED, platform: 'linkedin' }],
      lines: [line, yes],
      given: ['taken down', 'canceled', PLANNED.at ?? ''],
    }),
  ),
  {
    locale: 'ar',
    posts: [BLUESKY, PLANNED],
    lines: ['احذف كل شيء من بلوسكاي'],
    says: ['منشوران (مجدولة: 1، منشورة: 1)', 'على Bluesky، '],
    saysNot: [', ', 'ةها'],
  },
  {
    posts: [BLUESKY, PLANNED],
    lines: ['delete everything from Bluesky'],
    says: ['2 posts (1 planned, 1 published)', 'take the published post down and cancel the planned one?'],
  },
  {
    posts: [BLUESKY, PLANNED],
    lines: ['delete everything from Bluesky', 'only the planned one', 'yes'],
    given: ['published', 'canceled'],
  },
  {
    posts: [BLUESKY, PLANNED],
    lines: ['delete everything from Bluesky', 'no'],
    given: ['published', PLANNED.at ?? ''],
  },
  {
    name: 'planned posts are canceled where the network can’t delete the published ones',
    posts: [LINKEDIN, { ...PLANNED, platform: 'linkedin' }],
    lines: ['delete everything from LinkedIn', 'yes'],
    given: ['published', 'canceled'],
  },
  {
    name: 'one post is not everything',
    posts: [BLUESKY, { ...PLANNED, text: 'Soup on Friday' }],
    lines: ['take down the soup of the day post', 'yes'],
    given: ['taken down', PLANNED.at ?? ''],
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
