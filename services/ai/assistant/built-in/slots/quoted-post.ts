import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import type { Slots } from '../read-message.ts';
import { plainText, withoutEnd, wordsOf } from './plain-text.ts';
import type { Opening } from './topic.ts';
import { readWhen } from './when.ts';
import { shownText } from './which-posts.ts';

/** Nothing but a verb, one quotation, and when and where: 'publish "…" on Facebook now'. */
const SENDS =
  /^(?:(?:please|ok|okay|and|then|can you|could you|would you)[,.!]? )*(?:post|publish|share|send|release)((?: [^ ]{1,14}){0,3}) ?“([^“”]{1,3000})”([^“”]{0,80})$/iu;
/** These name a post, or lead to a topic. */
const NAMES = /\b(?:posts?|drafts?|captions?|about|on the|the|my|our|that|an?|saying|again)\b/i;

/**
 * The quoted words of a message that says only to publish them now. They name a planned post or are the text of a new one.
 * @param message with its commands in English and its quotation in “”
 */
export function readQuotedPost(message: string, now: ZonedNow): Opening | null {
  const [, lead = '', text = '', end = ''] = SENDS.exec(message.trim()) ?? [];
  const rest = `${lead} ${end}`.trim();
  if (text.trim() === '' || NAMES.test(lead) || readWhen(plainText(rest), now)?.kind !== 'now') return null;
  return { topic: text.trim(), verbatim: true, led: true, rest, sending: rest };
}

/** Fewer words inside a post may be there by chance. */
const MIN_INSIDE = 2;

/** The publications whose text is quoted, else those whose text begins with it or contains it as it is. */
export function findQuotedPosts(
  posts: readonly UserPost[],
  quoted: string,
  { platforms }: Pick<Slots, 'platforms'>,
): readonly UserPost[] {
  const names = platforms && typeof platforms.names !== 'string' ? platforms.names : [];
  const onNetwork = names.length > 0 ? posts.filter(({ platform }) => names.includes(platform)) : posts;
  const phrase = phraseOf(quoted);
  const words = wordsOf(phrase).length;
  if (words === 0) return [];
  const same = onNetwork.filter((post) => isText(shownText(post), phrase));
  if (same.length > 0 || words < MIN_INSIDE) return same;
  return onNetwork.filter((post) => phraseOf(shownText(post)).includes(phrase));
}

/** Lists have the beginning of a long text, with an ellipsis. */
function isText(text: string, phrase: string): boolean {
  const listed = phraseOf(text);
  return text.endsWith('…') ? phrase.startsWith(listed.trimEnd()) : listed === phrase;
}

const phraseOf = (text: string): string => ` ${wordsOf(plainText(withoutEnd(text, '.… '))).join(' ')} `;
