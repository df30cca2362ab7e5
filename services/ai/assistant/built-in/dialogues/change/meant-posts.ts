import { listOf, type PostList } from '@carillon/contracts/domain/publication.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { naming } from '../../../../language/network-words.ts';
import type { ChangeName, MentionedPublication } from '../../../proposal.ts';
import { MOST_LISTED } from '../../../tools.ts';
import type { Slots } from '../../read-message.ts';
import { changeSaid } from '../../slots/change-verb.ts';
import { chosenOf } from '../../slots/choice.ts';
import { lastMade, namedByWords, postsMeant, saysLastPost, tellingWords } from '../../slots/which-posts.ts';
import type { Talk } from '../../talk.ts';
import { partsOf } from './change-message.ts';
import { ABLE } from './words.ts';

const TO_NETWORK = naming(/\bto (?:NETWORK)\b/);

export interface Candidates {
  readonly posts: readonly UserPost[];
  /** There may be others that are not among them. */
  readonly more: boolean;
}

const SAYS_ALL = /\b(?:all|every|everything|both|them)\b/;
const SAYS_OUT = /\b(?:published|posted|live|old|past)\b/;

/** What the change can be made of; what is out already is deleted only by who means it. */
export async function candidates(talk: Talk, change: ChangeName): Promise<Candidates> {
  const { plain, named, tools } = talk;
  const lists = await Promise.all(ABLE[change].lists.map((list) => tools.listPosts({ list })));
  const posts = lists.flat().filter(ABLE[change].may);
  const more = lists.some(({ length }) => length >= MOST_LISTED);
  const waiting = posts.filter(({ status }) => listOf(status) !== 'over');
  const meansOut = SAYS_ALL.test(plain) || SAYS_OUT.test(plain) || saysLastPost(plain) || isShown(talk);
  const words = `${plain} ${named}`;
  const namesOut = namedByWords(waiting, words).length === 0 && namedByWords(posts, words).length > 0;
  return { posts: meansOut || namesOut || waiting.length === 0 ? posts : waiting, more };
}

const isShown = ({ plain, turn }: Talk): boolean =>
  turn.memory.shown?.kind === 'posts' &&
  (/\b(?:it|that|this|them)\b/.test(plain) || turn.memory.asked === 'which_post');

/** By number in the list shown last, by what was meant before, or by what the message says. */
export function meantPosts(
  talk: Talk,
  slots: Slots,
  posts: readonly UserPost[],
  change: ChangeName,
): readonly UserPost[] {
  const { memory } = talk.turn;
  const of = (list: readonly MentionedPublication[]) =>
    posts.filter(({ id }) => list.some((one) => one.id === id));
  if (keepsPosts(talk, change)) return of(memory.change?.publications ?? []);
  const listed = memory.shown?.kind === 'posts' ? memory.shown.posts : [];
  const numbered = [...new Set(listed.map(({ post_id }) => post_id))];
  const picked = chosenOf(numbered, slots.choice);
  if (picked && !/\b(?:last|first|next) (?:\w+ )?post\b/.test(talk.plain))
    return of(listed.filter(({ post_id }) => post_id === picked));
  const { about, day } = partsOf(talk, change);
  const words = `${about} ${talk.named}`;
  const isOne = numbered.length === 1;
  if (/\b(?:it|that one|this one|that|them)\b/.test(about) && isOne && tellingWords(words).length === 0)
    return of(listed);
  const places = change === 'reschedule' && TO_NETWORK.test(about) ? { platforms: null } : slots;
  const standing = standingAs(about, posts);
  const named = postsMeant(standing, words, { day, zone: talk.now.timeZoneId }, places);
  if (saysLastPost(about)) return lastMade(named);
  if (/\b(?:next|first) (?:\w+ )?post\b/.test(about)) return named.slice(0, 1);
  return isUnknown(words, day, places, standing) ? [] : named;
}

/** Words that tell a post, and no post that has them. */
const isUnknown = (
  words: string,
  day: Temporal.PlainDate | null,
  { platforms }: Pick<Slots, 'platforms'>,
  posts: readonly UserPost[],
): boolean => tellingWords(words).length > 0 && !day && !platforms && namedByWords(posts, words).length === 0;

/** "The failed post": those that stand so, where the message says how. */
function standingAs(about: string, posts: readonly UserPost[]): readonly UserPost[] {
  const said = STANDING.find(([words]) => words.test(about));
  return said ? posts.filter(({ status }) => listOf(status) === said[1]) : posts;
}

const STANDING: readonly (readonly [RegExp, PostList])[] = [
  [/\b(?:failed|rejected)\b/, 'failed'],
  [/\b(?:scheduled|planned|upcoming|queued)\b/, 'open'],
  [/\b(?:published|posted)\b/, 'over'],
];

/** "At eleven" of what was to be moved; a message that names a post means that one. */
export function keepsPosts(talk: Talk, change: ChangeName): boolean {
  const { asked, change: before } = talk.turn.memory;
  if (!before || before.publications.length === 0) return false;
  if (isPronoun(talk, change)) return true;
  if (before.change !== change) return false;
  if (asked === 'new_time') return !namesPost(talk, change);
  return asked === 'confirmation' && change === 'reschedule' && !saysOthers(talk);
}

/** Other posts than those that are to be confirmed: "everything on Monday". */
const saysOthers = ({ plain, now }: Talk): boolean =>
  /\b(?:posts?|one)\b/.test(plain) ||
  (changeSaid(plain) !== null &&
    (/\b(?:everything|all|every)\b/.test(plain) || partsOf({ plain, now }, 'reschedule').day !== null));

/** "Cancel it", of what was to be moved. */
const isPronoun = (talk: Talk, change: ChangeName): boolean =>
  changeSaid(talk.plain) !== null &&
  !namesPost(talk, change) &&
  /\b(?:it|them|this|that)\b/.test(partsOf(talk, change).about);

/** A change of its own: "move the soup post to Friday". */
function namesPost(talk: Talk, change: ChangeName): boolean {
  if (changeSaid(talk.plain) === null) return false;
  const { about } = partsOf(talk, change);
  return /\b(?:posts?|one)\b/.test(about) || tellingWords(`${about} ${talk.named}`).length > 0;
}

export const saysAll = (plain: string): boolean => SAYS_ALL.test(plain);
