import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { keptText } from '@carillon/contracts/words/kept-text.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import { translateWords } from '../../languages/translate-words.ts';
import { shown } from '../../shown-text.ts';
import type { Tools } from '../../tools.ts';
import type { Slots } from '../read-message.ts';
import {
  lastMade,
  mentioned,
  namedByWords,
  postsMeant,
  saysLastPost,
  tellingWords,
} from '../slots/which-posts.ts';
import { answer, reply, sentencesOf, type Talk } from '../talk.ts';
import { nameOf, whenOf } from './post-lines.ts';

const MOST = 3;
const FAILED = /\b(?:fail|fails|failed|failing|paused|stuck|blocked|rejected|refused)\b/;
/** Asked before anything has failed for good. */
const FAILING = /\b(?:failing|paused|stuck|blocked)\b/;
const WENT_WRONG = /\b(?:fail|failed|wrong|error|rejected|refused|through|why)\b/;
const NAMES_POST = /\b(?:about|from|the)\b/;

/** How the posts that are meant stand, with the real reason of what failed. */
export async function tellStatus(talk: Talk, slots: Slots): Promise<EngineAnswer> {
  const says = sentencesOf(talk);
  const all = await everyPost(talk.tools);
  if (FAILED.test(talk.plain)) return tellFailures(talk, slots, all);
  const posts = candidates(talk, all).slice(0, 100);
  const named = meantOf(talk, slots, posts);
  const meant = (saysLastPost(talk.plain) ? lastMade(named) : named).slice(0, MOST);
  if (meant.length === 0)
    return told(talk, posts.length === 0 ? says.posts.none : says.posts.notAmongLatest, []);
  return told(talk, '', meant);
}

const isPaused = ({ waiting_for }: UserPost): boolean =>
  waiting_for === 'connection' || waiting_for === 'retry';

/** What failed and nothing else, the newest first; of a post that is named and did not fail, that it did not. */
function tellFailures(talk: Talk, slots: Slots, all: readonly UserPost[]): EngineAnswer {
  const { posts: says } = sentencesOf(talk);
  const failed = all
    .filter((post) => post.status === 'failed' || (FAILING.test(talk.plain) && isPaused(post)))
    .sort((one, other) => timeOf(other).localeCompare(timeOf(one)));
  const words = `${talk.plain} ${talk.named}`;
  const isNamed = tellingWords(words).length > 0;
  if (isNamed && namedByWords(failed, words).length === 0) {
    const others = namedByWords(all, words).slice(0, MOST);
    if (others.length > 0) return told(talk, says.hasNotFailed, others);
  }
  const meant = meantOf(talk, slots, failed);
  if (meant.length === 0) return told(talk, failed.length === 0 ? says.noneFailed : says.noSuchFailed, []);
  const more = meant.length - MOST;
  const rest = more > 0 ? says.moreFailed(more) : '';
  return told(talk, '', meant.slice(0, MOST), rest);
}

const timeOf = ({ due_at, created_at }: UserPost): string => due_at ?? created_at;

function meantOf(talk: Talk, slots: Slots, posts: readonly UserPost[]): UserPost[] {
  const day = slots.when?.kind === 'day' ? slots.when.date : null;
  return postsMeant(posts, `${talk.plain} ${talk.named}`, { day, zone: talk.now.timeZoneId }, slots);
}

function told(talk: Talk, head: string, meant: readonly UserPost[], end = ''): EngineAnswer {
  const { turn } = talk;
  const says = sentencesOf(talk);
  const failed = meant.some(({ status }) => status === 'failed');
  const lines = meant.map((post) => statusText(post, talk));
  return answer(
    reply([head, ...lines, end].filter(Boolean).join('\n\n'), {
      intent: 'post_status',
      platforms: [...new Set(meant.map(({ platform }) => platform))],
      actions: failed
        ? [says.posts.retryFailed, says.posts.deleteFailed]
        : [says.showPlanned, meant.length > 0 ? says.create : says.posts.showPublished],
    }),
    meant.length > 0
      ? { ...turn.memory, shown: { kind: 'posts', posts: meant.map(mentioned) } }
      : turn.memory,
  );
}

/** The post of this conversation, else those that failed if that is asked, else the latest. */
function candidates({ turn, plain }: Talk, all: readonly UserPost[]): readonly UserPost[] {
  const own = all.filter(({ post_id }) => post_id === turn.memory.last_post_id);
  if (own.length > 0 && !NAMES_POST.test(plain)) return own;
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

function statusText(post: UserPost, talk: Talk): string {
  const { now, turn } = talk;
  const says = sentencesOf(talk);
  const { posts } = says;
  const reason =
    post.reason && shown(translateWords(keptText(post.reason, post.reason_text), turn.memory.language));
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
