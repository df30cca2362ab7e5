import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';

const [SOUP, BREAD] = ['2026-11-27 10:00:00', '2026-11-27 15:00:00'];
const posts: readonly GivenPost[] = [
  { text: 'Leek soup', platform: 'facebook', at: SOUP },
  { text: 'Rye bread', platform: 'instagram', at: BREAD },
];

const CANCELING: Readonly<Record<Locale, string>> = {
  en: 'cancel the leek soup post',
  de: 'storniere den Beitrag „Leek soup“',
  fr: 'annule la publication « Leek soup »',
  es: 'cancela la publicación «Leek soup»',
  'pt-BR': 'cancela a publicação “Leek soup”',
  ar: 'ألغ المنشور «Leek soup»',
};

const REFUSALS: readonly (readonly [Locale, line: string])[] = [
  ['en', 'no, not that one'],
  ['en', 'nah leave it as it is'],
  ['de', 'nee doch nicht, lass alles so wie es war'],
  ['de', 'nein, den nicht'],
  ['fr', 'non pas celle-là'],
  ['fr', 'finalement non'],
  ['es', 'no, esa no'],
  ['es', 'mejor no'],
  ['pt-BR', 'não, essa não'],
  ['pt-BR', 'melhor não'],
  ['ar', 'لا، ليس هذا'],
  ['ar', 'لا خليه'],
];

/** Another post is meant instead. */
const OTHERS: readonly (readonly [Locale, line: string, yes: string])[] = [
  ['en', 'no wait the rye one', 'yes'],
  ['de', 'nein den mit rye bread', 'ja'],
  ['fr', 'non, celle du rye bread', 'oui'],
  ['es', 'no, la de rye bread', 'sí'],
  ['pt-BR', 'não, a do rye bread', 'sim'],
];

const THE_OTHER: readonly (readonly [Locale, line: string])[] = [
  ['en', 'no not that one, the other one'],
  ['de', 'nein, nicht den, den anderen'],
  ['fr', "non pas celle-là, l'autre"],
  ['es', 'no esa no, la otra'],
  ['pt-BR', 'não, essa não, a outra'],
  ['ar', 'لا، ليس هذا، الآخر'],
];

/** A post that the user doesn't mean is left, and asked about no more. */
export const REFUSING: readonly Dialogue[] = [
  ...REFUSALS.map(
    ([locale, line]): Dialogue => ({
      locale,
      posts,
      lines: [CANCELING[locale], line],
      intent: 'cancellation',
      state: 'idle',
      given: [SOUP, BREAD],
    }),
  ),
  ...OTHERS.map(
    ([locale, line, yes]): Dialogue => ({
      locale,
      posts,
      lines: [CANCELING[locale], line, yes],
      given: [SOUP, 'canceled'],
    }),
  ),
  ...THE_OTHER.map(
    ([locale, line]): Dialogue => ({
      locale,
      posts,
      lines: [CANCELING[locale], line],
      intent: 'cancel_post',
      says: ['Rye bread'],
      saysNot: ['Leek soup'],
      given: [SOUP, BREAD],
    }),
  ),
  {
    posts,
    lines: ['cancel everything on friday', 'oh no not everything, just instagram', 'yes'],
    given: [SOUP, 'canceled'],
  },
  {
    name: 'a post that stays is left out',
    posts,
    lines: ['cancel all posts', 'no, the soup one can stay', 'yes'],
    given: [SOUP, 'canceled'],
  },
  {
    name: 'a post that stays is left out in another language',
    locale: 'fr',
    posts,
    lines: ['annule toutes les publications', 'non, la leek soup reste', 'oui'],
    given: [SOUP, 'canceled'],
  },
  ...['no, that is wrong', 'no, the bread is fine', 'no, the soup was good'].map(
    (line): Dialogue => ({
      name: `“${line}” names no other post`,
      posts,
      lines: [CANCELING.en, line, 'yes'],
      given: [SOUP, BREAD],
    }),
  ),
  {
    name: 'the other post gets the new time that was said',
    posts,
    lines: ['move the leek soup post to Monday at 9', 'no, the rye one', 'yes'],
    given: [SOUP, '2026-11-30 09:00:00'],
  },
  ...[
    "cancel Friday's posts except the soup",
    "cancel Friday's posts but not the soup one",
    "delete Friday's posts and keep the soup",
    "move Friday's posts to Monday except the soup",
    "cancel some of Friday's posts",
    "cancel either of Friday's posts",
  ].map(
    (line): Dialogue => ({
      name: `“${line}” asks which`,
      posts,
      lines: [line],
      says: ['Which post'],
      saysNot: ['Should I'],
    }),
  ),
  ...['remove onions from the soup recipe', 'push the limits of rye bread', 'kill time before bread'].map(
    (line): Dialogue => ({
      name: `“${line}” is no command`,
      posts,
      lines: [line],
      intent: 'out_of_scope',
      saysNot: ['Should I'],
    }),
  ),
];
