import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { restoreText } from '@carillon/contracts/words/stored-text.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import { translateWords } from '../../languages/translate-words.ts';
import { toShownText } from '../../shown-text.ts';
import type { Tools } from '../../tools.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import type { Slots } from '../read-message.ts';
import {
  findLastCreated,
  mentioned,
  namedByWords,
  postsMeant,
  saysLastPost,
  tellingWords,
} from '../slots/which-posts.ts';
import { nameOf, whenOf } from './post-lines.ts';

const LIMIT = 3;
const FAILED = /\b(?:fail|fails|failed|failing|paused|stuck|blocked|rejected|refused)\b/;
/** Asked before anything has failed for good. */
const FAILING = /\b(?:failing|paused|stuck|blocked)\b/;
const WENT_WRONG = /\b(?:fail|failed|wrong|error|rejected|refused|through|why)\b/;
const NAMES_POST = /\b(?:about|from|the)\b/;

/** How the posts that are meant stand, with the real reason of what failed. */
export async function tellStatus(context: DialogueContext, slots: Slots): Promise<EngineAnswer> {
  const says = sentencesOf(context);
  const all = await everyPost(context.tools);
  if (FAILED.test(context.plain)) return tellFailures(context, slots, all);
  const posts = candidates(context, all).slice(0, 100);
  const mentionedPosts = findMeantPosts(context, slots, posts);
  const chosenPosts = (saysLastPost(context.plain) ? findLastCreated(mentionedPosts) : mentionedPosts).slice(
    0,
    LIMIT,
  );
  if (chosenPosts.length === 0)
    return describePosts(context, posts.length === 0 ? says.posts.none : says.posts.notAmongLatest, []);
  return describePosts(context, '', chosenPosts);
}

const isPaused = ({ waiting_for }: UserPost): boolean =>
  waiting_for === 'connection' || waiting_for === 'retry';

/** Lists only the failed posts, the newest first; for a named post that did not fail, says so. */
function tellFailures(context: DialogueContext, slots: Slots, all: readonly UserPost[]): EngineAnswer {
  const { posts: says } = sentencesOf(context);
  const failed = all
    .filter((post) => post.status === 'failed' || (FAILING.test(context.plain) && isPaused(post)))
    .sort((one, other) => timeOf(other).localeCompare(timeOf(one)));
  const words = `${context.plain} ${context.named}`;
  const isNamed = tellingWords(words).length > 0;
  if (isNamed && namedByWords(failed, words).length === 0) {
    const others = namedByWords(all, words).slice(0, LIMIT);
    if (others.length > 0) return describePosts(context, says.hasNotFailed, others);
  }
  const chosenPosts = findMeantPosts(context, slots, failed);
  if (chosenPosts.length === 0)
    return describePosts(context, failed.length === 0 ? says.noneFailed : says.noSuchFailed, []);
  const more = chosenPosts.length - LIMIT;
  const rest = more > 0 ? says.moreFailed(more) : '';
  return describePosts(context, '', chosenPosts.slice(0, LIMIT), rest);
}

const timeOf = ({ due_at, created_at }: UserPost): string => due_at ?? created_at;

function findMeantPosts(context: DialogueContext, slots: Slots, posts: readonly UserPost[]): UserPost[] {
  const day = slots.when?.kind === 'day' ? slots.when.date : null;
  return postsMeant(posts, `${context.plain} ${context.named}`, { day, zone: context.now.timeZoneId }, slots);
}

function describePosts(
  context: DialogueContext,
  head: string,
  posts: readonly UserPost[],
  end = '',
): EngineAnswer {
  const { turn } = context;
  const says = sentencesOf(context);
  const failed = posts.some(({ status }) => status === 'failed');
  const lines = posts.map((post) => statusText(post, context));
  return answer(
    reply([head, ...lines, end].filter(Boolean).join('\n\n'), {
      intent: 'post_status',
      platforms: [...new Set(posts.map(({ platform }) => platform))],
      actions: failed
        ? [says.posts.retryFailed, says.posts.deleteFailed]
        : [says.showPlanned, posts.length > 0 ? says.create : says.posts.showPublished],
    }),
    posts.length > 0
      ? { ...turn.memory, shown: { kind: 'posts', posts: posts.map(mentioned) } }
      : turn.memory,
  );
}

/** The post of this conversation, else those that failed if that is asked, else the latest. */
function candidates({ turn, plain }: DialogueContext, all: readonly UserPost[]): readonly UserPost[] {
  const lastPosts = all.filter(({ post_id }) => post_id === turn.memory.last_post_id);
  if (lastPosts.length > 0 && !NAMES_POST.test(plain)) return lastPosts;
  const failed = all.filter(({ status }) => status === 'failed');
  return WENT_WRONG.test(plain) && failed.length > 0 ? failed : all;
}

async function everyPost(tools: Tools): Promise<UserPost[]> {
  const [failed, open, over] = await Promise.all([
    tools.listPosts({ list: 'failed' }),
    tools.listPosts({ list: 'open' }),
    tools.listPosts({ list: 'over' }),
  ]);
  return [...failed, ...open, ...over].sort((one, other) => other.created_at.localeCompare(one.created_at));
}

function statusText(post: UserPost, context: DialogueContext): string {
  const { now, turn } = context;
  const says = sentencesOf(context);
  const { posts } = says;
  const reason =
    post.reason &&
    toShownText(translateWords(restoreText(post.reason, post.reason_text), turn.memory.language));
  const name = nameOf(post, says);
  switch (post.status) {
    case 'failed':
      return posts.didFail(
        name,
        reason ? posts.reason(reason) : posts.noReason(labelOf(post.platform)),
        `/posts/${post.post_id}`,
      );
    case 'published': {
      const link = post.post_url ? `: [${posts.viewOn(labelOf(post.platform))}](${post.post_url})` : '';
      return `${posts.wasPublished(name, whenOf(post, now, says))}${link}.`;
    }
    case 'canceled':
      return posts.wasCanceled(name);
    case 'publishing':
      return posts.isPublishing(name);
    default:
      return waitingText(post, { name, reason, when: whenOf(post, now, says) }, says);
  }
}

interface Named {
  readonly name: string;
  readonly reason: string | null;
  readonly when: string;
}

function waitingText(
  { waiting_for, platform }: UserPost,
  { name, reason, when }: Named,
  { posts }: Sentences,
): string {
  if (waiting_for === 'connection') return posts.waitsForConnection(name, labelOf(platform));
  if (waiting_for === 'retry') return posts.waitsForRetry(name, reason);
  return posts.isPlanned(name, when);
}
