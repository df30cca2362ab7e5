import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';

const [SOUP, BREAD] = ['2026-11-27 10:00:00', '2026-11-27 15:00:00'];
const posts: readonly GivenPost[] = [
  { text: 'Leek soup', platform: 'facebook', at: SOUP },
  { text: 'Rye bread', platform: 'instagram', at: BREAD },
];

const BANS: readonly (readonly [Locale, line: string, yes: string])[] = [
  ['en', "don't cancel the leek soup post", 'yes'],
  ['en', 'please do not delete the leek soup post', 'yes'],
  ['en', "I don't want to cancel the leek soup post", 'yes'],
  ['en', 'keep the leek soup post', 'yes'],
  ['de', 'lösch den Leek-soup-Beitrag nicht', 'ja'],
  ['de', 'bitte nicht den Leek-soup-Beitrag löschen', 'ja'],
  ['fr', 'ne supprime pas le post leek soup', 'oui'],
  ['fr', "n'annule pas le post leek soup", 'oui'],
  ['es', 'no borres la publicación leek soup', 'sí'],
  ['pt-BR', 'não apague o post leek soup', 'sim'],
  ['ar', 'لا تحذف منشور leek soup', 'نعم'],
];

const MOVES: readonly (readonly [Locale, line: string, yes: string])[] = [
  ['en', "don't cancel the leek soup post, move it to Saturday at 10am", 'yes'],
  ['de', 'lösch den Leek-soup-Beitrag nicht, verschieb ihn auf Samstag um 10 Uhr', 'ja'],
];

/** A "not" of something else forbids nothing. */
const ALLOWED: readonly (readonly [Locale, line: string, yes: string])[] = [
  ['en', "cancel the leek soup post, I don't want it anymore", 'yes'],
  ['de', 'storniere den Beitrag „Leek soup“, der passt nicht mehr', 'ja'],
  ['pt-BR', 'não, cancela a publicação “Leek soup”', 'sim'],
];

/** A change that is forbidden is never proposed: a "yes" after it confirms nothing. */
export const FORBIDDING: readonly Dialogue[] = [
  ...BANS.map(
    ([locale, line, yes]): Dialogue => ({ locale, posts, lines: [line, yes], given: [SOUP, BREAD] }),
  ),
  ...MOVES.map(
    ([locale, line, yes]): Dialogue => ({
      locale,
      posts,
      lines: [line, yes],
      given: ['2026-11-28 10:00:00', BREAD],
    }),
  ),
  ...ALLOWED.map(
    ([locale, line, yes]): Dialogue => ({ locale, posts, lines: [line, yes], given: ['canceled', BREAD] }),
  ),
];
