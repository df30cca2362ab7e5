import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';

const [SOON, ADVENT, GIFTS] = ['2026-11-27 10:00:00', '2026-12-01 10:00:00', '2026-12-10 10:00:00'];
const posts: readonly GivenPost[] = [
  { text: 'Leek soup', platform: 'facebook', at: SOON },
  { text: 'Advent calendar', platform: 'facebook', at: ADVENT },
  { text: 'Gift cards', platform: 'linkedin', at: GIFTS },
  { text: 'Lights in December', platform: 'facebook', at: '2025-12-12 10:00:00', status: 'published' },
];

const CANCELING: readonly (readonly [Locale, line: string, yes: string])[] = [
  ['en', 'cancel my December posts', 'yes'],
  ['en', 'cancel everything in december', 'yes'],
  ['en', 'cancel all posts for December', 'yes'],
  ['de', 'storniere alle Beiträge im Dezember', 'ja'],
  ['de', 'sag alles im dezember ab', 'ja'],
  ['de', 'storniere meine Dezember-Posts', 'ja'],
  ['fr', 'annule toutes les publications de décembre', 'oui'],
  ['fr', 'annule tout en décembre', 'oui'],
  ['es', 'cancela mis publicaciones de diciembre', 'sí'],
  ['pt-BR', 'cancele todas as publicações de dezembro', 'sim'],
  ['pt-BR', 'cancela tudo de dezembro', 'sim'],
  ['ar', 'ألغ كل منشورات ديسمبر', 'نعم'],
  ['ar', 'ألغ منشورات شهر ديسمبر', 'نعم'],
];

const LISTING: readonly (readonly [Locale, line: string])[] = [
  ['en', "what's planned for December"],
  ['en', 'show my december posts'],
  ['de', 'was ist im Dezember geplant?'],
  ['fr', "qu'est-ce qui est prévu en décembre ?"],
  ['es', '¿qué hay programado en diciembre?'],
  ['pt-BR', 'o que está agendado em dezembro?'],
  ['ar', 'ما المجدول في ديسمبر'],
];

/** Said in November, December is the coming one for planned posts, and the last one for published ones. */
export const MONTHS: readonly Dialogue[] = [
  ...CANCELING.map(
    ([locale, line, yes]): Dialogue => ({
      locale,
      posts,
      lines: [line, yes],
      given: [SOON, 'canceled', 'canceled', 'published'],
    }),
  ),
  ...LISTING.map(
    ([locale, line]): Dialogue => ({
      locale,
      posts,
      lines: [line],
      intent: 'list_posts',
      says: ['Advent calendar', 'Gift cards'],
      saysNot: ['Leek', 'Lights'],
    }),
  ),
  {
    posts,
    lines: ['move my December posts to January 10', 'yes'],
    given: [SOON, '2027-01-10 10:00:00', '2027-01-10 10:00:00', 'published'],
  },
  { posts, lines: ['delete my december posts', 'yes'], given: [SOON, 'published'] },
  { posts, lines: ['cancel everything in December 2025', 'yes'], saysNot: ['Should I'] },
  { posts, lines: ['what did I post in december'], says: ['Lights'], saysNot: ['Advent'] },
  { posts, lines: ['cancel everything last december', 'yes'], saysNot: ['Should I'] },
  {
    name: 'a day of a month is that day',
    posts,
    lines: ['cancel all posts on December 10', 'yes'],
    given: [SOON, ADVENT, 'canceled', 'published'],
  },
  {
    name: 'posts that are not of a month are asked about',
    posts,
    lines: ['cancel all posts not in December'],
    saysNot: ['Should I'],
  },
  {
    name: 'a planet is no month',
    posts: [{ text: 'Garden opens', platform: 'facebook', at: '2027-03-05 10:00:00' }],
    lines: ['cancel all posts for Mars'],
    saysNot: ['Should I'],
  },
  {
    name: 'posts that failed are of the last month of that name',
    posts: [
      { text: 'Oat rolls', platform: 'facebook', status: 'failed', at: '2026-10-20 10:00:00' },
      { text: 'Rye rolls', platform: 'facebook', status: 'failed', at: '2026-11-20 10:00:00' },
    ],
    lines: ['retry the failed posts from October'],
    says: ['Oat rolls', 'Should I'],
    saysNot: ['Rye rolls'],
  },
  {
    name: 'the name of a month may be a word of one post',
    posts: [{ text: 'March sale', platform: 'facebook', at: SOON }],
    lines: ['cancel the march sale post', 'yes'],
    given: ['canceled'],
  },
];
