import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';

const [TOMORROW, THURSDAY, NEXT_WEEK] = ['2026-11-24 10:00:00', '2026-11-26 10:00:00', '2026-12-02 10:00:00'];
const posts: readonly GivenPost[] = [
  { text: 'Leek soup', platform: 'bluesky', at: TOMORROW },
  { text: 'Rye bread', platform: 'linkedin', at: THURSDAY },
  { text: 'Advent calendar', platform: 'bluesky', at: NEXT_WEEK },
  { text: 'Figs', platform: 'bluesky', status: 'published' },
];

type Row = readonly [Locale, line: string, yes: string];

/** "An hour later", of tomorrow's post. */
const LATER: readonly Row[] = [
  ['en', "push tomorrow's post back by an hour", 'yes'],
  ['de', 'verschieb den Post von morgen um eine Stunde', 'ja'],
  ['de', 'kannst du den post morgen ne stunde später machen', 'ja'],
  ['fr', "décale le post de demain d'une heure", 'oui'],
  ['es', 'retrasa una hora el post de mañana', 'sí'],
  ['pt-BR', 'adia o post de amanhã em uma hora', 'sim'],
  ['ar', 'أجل منشور الغد ساعة', 'نعم'],
];

const DELETING_NEXT_WEEK: readonly Row[] = [
  ['en', "delete whatever I've got planned for next week", 'yes'],
  ['de', 'lösch alles was für nächste woche geplant ist', 'ja'],
  ['fr', 'supprime tout ce qui est prévu la semaine prochaine', 'oui'],
  ['es', 'borra todo lo que hay programado para la semana que viene', 'sí'],
  ['pt-BR', 'apaga tudo que tá agendado pra semana que vem', 'sim'],
  ['ar', 'احذف كل ما هو مجدول الأسبوع القادم', 'نعم'],
];

const TAKING_OFF: readonly Row[] = [
  ['en', 'take everything off Bluesky', 'yes'],
  ['de', 'nimm alles von bluesky runter', 'ja'],
  ['fr', 'enlève tout de bluesky', 'oui'],
  ['es', 'quita todo de bluesky', 'sí'],
  ['pt-BR', 'tira tudo do bluesky', 'sim'],
];

const LOOKING_UP: readonly (readonly [Locale, line: string, intent: Intent])[] = [
  ['en', 'whats going out this weekend', 'list_posts'],
  ['fr', "qu'est-ce qui sort ce week-end", 'list_posts'],
  ['es', 'qué sale este finde', 'list_posts'],
  ['pt-BR', 'o que sai neste fim de semana', 'list_posts'],
  ['ar', 'ماذا سينشر نهاية هذا الأسبوع', 'list_posts'],
  ['pt-BR', 'quantas curtidas tivemos em outubro', 'analytics'],
  ['ar', 'كم إعجابا حصلنا عليه في أكتوبر', 'analytics'],
];

/** Wording of people who type in a hurry. */
export const EVERYDAY: readonly Dialogue[] = [
  ...LATER.map(
    ([locale, line, yes]): Dialogue => ({
      locale,
      posts,
      lines: [line, yes],
      given: ['2026-11-24 11:00:00', THURSDAY, NEXT_WEEK, 'published'],
    }),
  ),
  ...DELETING_NEXT_WEEK.map(
    ([locale, line, yes]): Dialogue => ({
      locale,
      posts,
      lines: [line, yes],
      given: [TOMORROW, THURSDAY, 'published'],
    }),
  ),
  ...TAKING_OFF.map(
    ([locale, line, yes]): Dialogue => ({
      locale,
      posts,
      lines: [line, yes],
      given: ['canceled', THURSDAY, 'canceled', 'taken down'],
    }),
  ),
  ...LOOKING_UP.map(([locale, line, intent]): Dialogue => ({ locale, posts, lines: [line], intent })),
  {
    posts,
    lines: ['clear my schedule for thursday', 'yes'],
    given: [TOMORROW, 'canceled', NEXT_WEEK, 'published'],
  },
  ...['take all posts off the queue', 'take everything off my calendar'].map(
    (line): Dialogue => ({
      name: `“${line}” cancels what is planned and deletes nothing`,
      posts,
      lines: [line, 'yes'],
      given: ['canceled', 'canceled', 'canceled', 'published'],
    }),
  ),
  {
    name: 'to pull up posts is to show them',
    posts,
    lines: ["pull up everything that's planned for thursday"],
    intent: 'list_posts',
    saysNot: ['Should I'],
  },
  {
    name: 'to pull up the posts of a day cancels none',
    posts,
    lines: ["pull up Thursday's posts"],
    saysNot: ['Should I'],
  },
  {
    locale: 'de',
    lines: ['mach nen beitrag zu unserem weihnachtsmarkt am 12. dezember, bisschen locker'],
    says: ['**unserem weihnachtsmarkt am 12. dezember**', 'in a warm tone'],
  },
];
