import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { NETWORK_WORDS } from '../../../language/network-words.ts';
import type { MentionedPublication } from '../../proposal.ts';
import type { Slots } from '../read-message.ts';
import { plainText, wordsOf } from './plain-text.ts';
import { plainTime, timeInZone } from './time-text.ts';

/** Words that say nothing of which post is meant. */
const COMMON = new Set([
  ...NETWORK_WORDS,
  ..."a an the my our your this that it one ones post posts publication about on at in to for of from and or is are was be please can could you i we me move cancel delete reschedule publish retry send push shift postpone remove unschedule withdraw stop kill pull take down now right away immediately straight back next last first second third time times scheduled planned upcoming queued failed published all every everything both by until till instead should go goes out that with tomorrow today tonight monday tuesday wednesday thursday friday saturday sunday week morning evening afternoon noon night hour hours minutes day days pm am want dont don't not anymore queue early later different change date again try posting resend release live forward bring delay why did what happened status wrong went something through fail error rejected has been yet wasn't isn't hasn't didn't where's where check whether see if rid get yes no der die das den dem des und auf für vom zum unser unsere unseren ihn los las del con por una les des aux une pour".split(
    ' ',
  ),
]);

/** When a post is planned for or went out, by the clocks of the zone; null where it has no time. */
export function timeOf(
  { scheduled_time, timezone, due_at, published_at }: UserPost,
  zone: string,
): Temporal.PlainDateTime | null {
  if (scheduled_time && (!timezone || timezone === zone || !due_at)) return plainTime(scheduled_time);
  const at = due_at ?? published_at;
  return at ? timeInZone(at, zone) : null;
}

/** The publications that a message speaks of: by network, by day, by words of their text; all where it says nothing. */
export function postsMeant(
  posts: readonly UserPost[],
  plain: string,
  on: { readonly day: Temporal.PlainDate | null; readonly zone: string },
  { platforms }: Pick<Slots, 'platforms'>,
): UserPost[] {
  const names = platforms && typeof platforms.names !== 'string' ? platforms.names : [];
  const onNetwork = names.length > 0 ? posts.filter(({ platform }) => names.includes(platform)) : [...posts];
  const { day, zone } = on;
  const onDay = day ? onNetwork.filter((post) => timeOf(post, zone)?.toPlainDate().equals(day)) : onNetwork;
  const byWords = namedByWords(onDay, plain);
  if (byWords.length > 0) return byWords;
  const elsewhere = day ? namedByWords(onNetwork, plain) : [];
  return elsewhere.length > 0 ? elsewhere : onDay;
}

/** Words of a message that can tell one post from another. */
export const tellingWords = (plain: string): string[] => [
  ...new Set(wordsOf(plain).filter((word) => word.length > 2 && !COMMON.has(word))),
];

/** The publications that share most words with the message, rare ones before common ones; none where they share none. */
export const namedByWords = (posts: readonly UserPost[], plain: string): UserPost[] =>
  sharingWords(posts, textOf, plain);

/** Those of a list whose text shares most words with the message. */
export function sharingWords<T>(posts: readonly T[], textOf: (post: T) => string, plain: string): T[] {
  const texts = posts.map((post) => new Set(wordsOf(plainText(textOf(post)))));
  const weights = tellingWords(plain).map((word) => {
    const having = texts.map((text) => hasWord(text, word));
    const count = having.filter(Boolean).length;
    return { having, weight: count === 0 ? 0 : 1 + 1 / count };
  });
  const scores = posts.map((_, at) =>
    weights.reduce((sum, { having, weight }) => sum + (having[at] ? weight : 0), 0),
  );
  const maxScore = Math.max(0, ...scores);
  return maxScore === 0 ? [] : posts.filter((_, at) => scores[at] === maxScore);
}

/** "My last post" and "the last Facebook post", but not the last of a list that was shown. */
export const saysLastPost = (plain: string): boolean =>
  /\b(?:last|latest|most recent|newest) (?:\w+ )?post\b/.test(plain);

/** The publications of the post among these that was made last. */
export function findLastCreated(posts: readonly UserPost[]): UserPost[] {
  const [first, ...others] = posts;
  const last = others.reduce(
    (one, other) => (other.created_at > one.created_at ? other : one),
    first as UserPost,
  );
  return posts.filter(({ post_id }) => post_id === last?.post_id);
}

/** In one number or the other: "sale" is in "sales". */
const hasWord = (text: ReadonlySet<string>, word: string): boolean =>
  text.has(word) ||
  text.has(`${word}s`) ||
  text.has(word.replace(/s$/, '')) ||
  text.has(word.replace(/ing$/, 'e'));

/** Its text, and what it was to be about. */
const textOf = ({ initial_description, AI_generated_description }: UserPost): string =>
  `${AI_generated_description} ${initial_description}`;

/** The text that it is published with, as far as a list has it. */
export const shownText = ({ initial_description, AI_generated_description }: UserPost): string =>
  AI_generated_description || initial_description;

export const mentioned = (post: UserPost): MentionedPublication => ({
  id: post.id,
  post_id: post.post_id,
  platform: post.platform,
  target_name: post.target_name,
  words: firstWords(shownText(post)) ?? '',
});
