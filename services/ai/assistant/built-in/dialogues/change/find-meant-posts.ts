import { listOf, type PostList } from '@carillon/contracts/domain/publication.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { naming } from '../../../../language/network-words.ts';
import type { ChangeName, MentionedPublication } from '../../../proposal.ts';
import { MAX_LISTED } from '../../../tools.ts';
import type { DialogueContext } from '../../dialogue-context.ts';
import type { Slots } from '../../read-message.ts';
import { readChange } from '../../slots/change-verb.ts';
import { findChosen } from '../../slots/choice.ts';
import { type MonthSide, namesMonth, withoutMonthNames } from '../../slots/month.ts';
import { isIn, readPeriod } from '../../slots/period.ts';
import { readWhen } from '../../slots/when.ts';
import {
  findLastCreated,
  namedByWords,
  postsMeant,
  saysLastPost,
  tellingWords,
  timeOf,
} from '../../slots/which-posts.ts';
import { type ChangeMessage, partsOf } from './change-message.ts';
import { ABLE } from './words.ts';

const TO_NETWORK = naming(/\bto (?:NETWORK)\b/);

export interface Candidates {
  readonly posts: readonly UserPost[];
  /** There may be others that are not among them. */
  readonly more: boolean;
}

const SAYS_ALL = /\b(?:all|every|everything|both|them)\b/;
const SAYS_OUT = /\b(?:published|posted|live|old|past)\b/;

/** Posts that the change can apply to. Published posts are deleted only if the user means them. */
export async function candidates(context: DialogueContext, change: ChangeName): Promise<Candidates> {
  const { plain, named, tools } = context;
  const lists = await Promise.all(ABLE[change].lists.map((list) => tools.listPosts({ list })));
  const posts = lists.flat().filter(ABLE[change].may);
  const more = lists.some(({ length }) => length >= MAX_LISTED);
  const waiting = posts.filter(({ status }) => listOf(status) !== 'over');
  const meansOut = SAYS_ALL.test(plain) || SAYS_OUT.test(plain) || saysLastPost(plain) || isShown(context);
  const words = `${withoutMonth(plain)} ${named}`;
  const namesOut = namedByWords(waiting, words).length === 0 && namedByWords(posts, words).length > 0;
  return { posts: meansOut || namesOut || waiting.length === 0 ? posts : waiting, more };
}

const isShown = ({ plain, turn }: DialogueContext): boolean =>
  turn.memory.shown?.kind === 'posts' &&
  (/\b(?:it|that|this|them)\b/.test(plain) || turn.memory.asked === 'which_post');

/** By number in the list shown last, by what was meant before, or by what the message says. */
export function findMeantPosts(
  context: DialogueContext,
  slots: Slots,
  posts: readonly UserPost[],
  change: ChangeName,
): readonly UserPost[] {
  const { memory } = context.turn;
  const of = (list: readonly MentionedPublication[]) =>
    posts.filter(({ id }) => list.some((one) => one.id === id));
  if (keepsPosts(context, change)) return of(memory.change?.publications ?? []);
  const listedPosts = memory.shown?.kind === 'posts' ? memory.shown.posts : [];
  const numbered = [...new Set(listedPosts.map(({ post_id }) => post_id))];
  const pickedId = findChosen(numbered, slots.choice);
  if (pickedId && !/\b(?:last|first|next) (?:\w+ )?post\b/.test(context.plain))
    return of(listedPosts.filter(({ post_id }) => post_id === pickedId));
  const { about, day } = partsOf(context, change);
  if (leavesOut(about) || (saysPosts(about) && leavesOut(context.plain))) return [];
  const words = `${withoutMonth(about)} ${context.named}`;
  const isOne = numbered.length === 1;
  if (/\b(?:it|that one|this one|that|them)\b/.test(about) && isOne && tellingWords(words).length === 0)
    return of(listedPosts);
  const places = change === 'reschedule' && TO_NETWORK.test(about) ? { platforms: null } : slots;
  const matchingPosts = filterByTime(context, { about, day, change }, filterByState(about, posts));
  const namedPosts = postsMeant(matchingPosts, words, { day, zone: context.now.timeZoneId }, places);
  if (saysLastPost(about)) return findLastCreated(namedPosts);
  if (/\b(?:next|first) (?:\w+ )?post\b/.test(about)) return namedPosts.slice(0, 1);
  const isAll = saysAll(about);
  if (day || (places.platforms && !isAll)) return namedPosts;
  const isMissed = isAll
    ? isUnknown(words.replace(FILLERS, ' '), namedPosts)
    : isUnknown(words, matchingPosts);
  return isMissed ? [] : namedPosts;
}

/** Words after "all" that exclude some posts, also in commands whose rest wasn't translated. */
const EXCLUDES =
  /(?<!\p{L})(?:but|except|excluding|besides|without|unless|keep|not (?:on|from|in|for|about|the|those|my)|apart from|aside from|other than|older|newer|au(?:ß|ss)er|ohne|bis auf|nicht|älter|neuer|sauf|except[ée]|hormis|sans|excepto|salvo|menos|sin|exceto|sem|exceção|(?:ما ?)?عدا|إلا|باستثناء)(?!\p{L})/u;

/** "Friday's posts except the soup": no posts are meant, so that they are never the ones to be left out. */
function leavesOut(about: string): boolean {
  const several = SAYS_ALL.exec(about) ?? /\bposts\b/.exec(about);
  return several !== null && EXCLUDES.test(about.slice(several.index));
}

/** "Everything last week". A time that can't be read means no posts, so that "all" is never all of them by mistake. */
function filterByTime(
  { now }: DialogueContext,
  { about, day, change }: Omit<ChangeMessage, 'when'> & { readonly change: ChangeName },
  posts: readonly UserPost[],
): readonly UserPost[] {
  if (day || !(saysAll(about) || saysPosts(about))) return posts;
  const period = readPeriod(about, now, sideOf(change));
  if (period) return posts.filter((post) => isIn(period, timeOf(post, now.timeZoneId)?.toPlainDate()));
  return saysAll(about) && readWhen(about, now)?.kind === 'unclear' ? [] : posts;
}

/** Planned posts are in the coming December; one that is deleted may be of the last. */
const sideOf = (change: ChangeName): MonthSide => SIDES[change] ?? 'ahead';

/** What is sent again has failed already. */
const SIDES: Readonly<Partial<Record<ChangeName, MonthSide>>> = {
  delete: 'near',
  take_down: 'near',
  retry: 'behind',
};

const saysPosts = (about: string): boolean => /\bposts\b/.test(about) && !SOME_OF.test(about);

/** "Two of Friday's posts" are not all of them. */
const SOME_OF =
  /\b(?:one|two|three|four|five|some|any|either|few|several|half|most|part|first|second|third|last|next|earliest|latest) of\b/;

/** The month of "all posts in December" is no word of a post. */
const withoutMonth = (about: string): string =>
  (saysAll(about) || saysPosts(about)) && namesMonth(about) ? withoutMonthNames(about) : about;

/** "All posts", and "the posts of December": each of those that are meant, and not one of them. */
export function meansEach(context: DialogueContext, change: ChangeName): boolean {
  if (saysAll(context.plain)) return true;
  const { about, day } = partsOf(context, change);
  return saysPosts(about) && (day !== null || readPeriod(about, context.now, sideOf(change)) !== null);
}

/** Words that tell no post: of a period, and those in "them both" and "everything from my Bluesky account, thanks". */
const FILLERS =
  /\b(?:weeks|weekends?|months?|quarters?|years?|coming|current|past|previous|two|three|four|six|twelve|them|these|those|accounts?|pages?|profiles?|networks?|permanently|forever|completely|entirely|thanks?|that's|which|still|currently|already|there|have|got|i've|we've|stuff)\b/g;

/** Words that tell a post, and no post that has them. */
const isUnknown = (words: string, posts: readonly UserPost[]): boolean =>
  tellingWords(words).length > 0 && namedByWords(posts, words).length === 0;

/** "The failed post": those that stand so, where the message says how. */
export function filterByState(about: string, posts: readonly UserPost[]): readonly UserPost[] {
  const stateRule = STANDING.find(([words]) => words.test(about));
  return stateRule ? posts.filter(({ status }) => listOf(status) === stateRule[1]) : posts;
}

const STANDING: readonly (readonly [RegExp, PostList])[] = [
  [/\b(?:failed|rejected)\b/, 'failed'],
  [/\b(?:scheduled|planned|upcoming|queued)\b/, 'open'],
  [/\b(?:published|posted)\b/, 'over'],
];

/** "At eleven" of what was to be moved; a message that names a post means that one. */
export function keepsPosts(context: DialogueContext, change: ChangeName): boolean {
  const { asked, change: before } = context.turn.memory;
  if (!before || before.publications.length === 0) return false;
  if (isPronoun(context, change)) return true;
  if (before.change !== change) return false;
  if (asked === 'new_time') return !namesPost(context, change);
  return asked === 'confirmation' && change === 'reschedule' && !saysOthers(context);
}

/** Other posts than those that are to be confirmed: "everything on Monday". */
const saysOthers = ({ plain, now }: DialogueContext): boolean =>
  /\b(?:posts?|one)\b/.test(plain) ||
  (readChange(plain) !== null &&
    (/\b(?:everything|all|every)\b/.test(plain) || partsOf({ plain, now }, 'reschedule').day !== null));

/** "Cancel it", of what was to be moved. */
const isPronoun = (context: DialogueContext, change: ChangeName): boolean =>
  readChange(context.plain) !== null &&
  !namesPost(context, change) &&
  /\b(?:it|them|this|that)\b/.test(partsOf(context, change).about);

/** A change of its own: "move the soup post to Friday". */
function namesPost(context: DialogueContext, change: ChangeName): boolean {
  if (readChange(context.plain) === null) return false;
  const { about } = partsOf(context, change);
  return /\b(?:posts?|one)\b/.test(about) || tellingWords(`${about} ${context.named}`).length > 0;
}

export const saysAll = (plain: string): boolean => SAYS_ALL.test(plain);
