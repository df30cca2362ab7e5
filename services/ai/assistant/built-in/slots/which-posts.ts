import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { MentionedPublication } from '../../proposal.ts';
import type { Slots } from '../read-message.ts';
import { plainText, wordsOf } from './plain-text.ts';
import { plainTime } from './time-text.ts';

/** Words that say nothing of which post is meant. */
const COMMON = new Set(
  "a an the my our your this that it one ones post posts publication about on at in to for of from and or is are was be please can could you i we me move cancel delete reschedule publish retry send push shift postpone remove unschedule stop kill pull take down now right away immediately straight back next last first second third time times scheduled planned upcoming queued failed published all every everything both by until till instead should go goes out that with facebook instagram linkedin tomorrow today tonight monday tuesday wednesday thursday friday saturday sunday week morning evening afternoon noon night hour hours minutes day days pm am want dont don't not anymore queue early later different change date again try posting resend release live forward bring delay why did what happened status wrong went something through fail error rejected has been yet wasn't isn't hasn't didn't where's where check whether see if rid get yes no".split(
    ' ',
  ),
);

/** The publications that a message speaks of: by network, by day, by words of their text; all where it says nothing. */
export function postsMeant(
  posts: readonly UserPost[],
  plain: string,
  day: Temporal.PlainDate | null,
  { platforms }: Pick<Slots, 'platforms'>,
): UserPost[] {
  const named = platforms && typeof platforms.names !== 'string' ? platforms.names : [];
  const onNetwork = named.length > 0 ? posts.filter(({ platform }) => named.includes(platform)) : [...posts];
  const onDay = day ? onNetwork.filter((post) => dayOf(post)?.equals(day)) : onNetwork;
  const words = wordsOf(plain).filter((word) => word.length > 2 && !COMMON.has(word));
  const scored = onDay.map((post) => ({ post, score: sharedWords(words, post) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0 ? onDay : scored.filter(({ score }) => score === most).map(({ post }) => post);
}

const dayOf = ({ scheduled_time, due_at, published_at }: UserPost): Temporal.PlainDate | null => {
  if (scheduled_time) return plainTime(scheduled_time).toPlainDate();
  const at = due_at ?? published_at;
  return at ? Temporal.PlainDate.from(at.slice(0, 10)) : null;
};

/** A word and its beginning count: "sale" is in "sales". */
function sharedWords(words: readonly string[], post: UserPost): number {
  const text = new Set(wordsOf(plainText(textOf(post))));
  return words.filter(
    (word) =>
      text.has(word) ||
      text.has(`${word}s`) ||
      text.has(word.replace(/s$/, '')) ||
      text.has(word.replace(/ing$/, 'e')),
  ).length;
}

export const textOf = ({ initial_description, AI_generated_description }: UserPost): string =>
  AI_generated_description || initial_description;

export const mentioned = (post: UserPost): MentionedPublication => ({
  id: post.id,
  post_id: post.post_id,
  platform: post.platform,
  target_name: post.target_name,
  words: firstWords(textOf(post)) ?? '',
});
