import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { shown } from '../../shown-text.ts';
import type { Tools } from '../../tools.ts';
import type { Slots } from '../read-message.ts';
import { lastMade, mentioned, postsMeant, saysLastPost } from '../slots/which-posts.ts';
import { answer, reply, type Talk } from '../talk.ts';
import { nameOf, whenOf } from './post-lines.ts';

const MOST = 3;
const FAILED = /\b(?:fail|failed|failing|rejected|refused)\b/;
const NAMES_POST = /\b(?:about|from|the)\b/;

/** How the posts that are meant stand, with the real reason of what failed. */
export async function tellStatus(talk: Talk, slots: Slots): Promise<EngineAnswer> {
  const { turn, now, plain } = talk;
  const day = slots.when?.kind === 'day' ? slots.when.date : null;
  const posts = (
    await candidates(talk, /\b(?:fail|failed|wrong|error|rejected|refused|through|why)\b/.test(plain))
  ).slice(0, 100);
  const named = postsMeant(posts, plain, { day, zone: now.timeZoneId }, slots);
  const meant = (saysLastPost(plain) ? lastMade(named) : named).slice(0, MOST);
  if (meant.length === 0)
    return answer(
      reply(posts.length === 0 ? 'You have no posts yet.' : 'I found no such post among your latest ones.', {
        intent: 'post_status',
        actions: ['Show my scheduled posts', 'Show my published posts'],
      }),
      turn.memory,
    );
  const failed = meant.some(({ status }) => status === 'failed');
  const lines = meant.map((post) => statusText(post, now));
  const isDenied = FAILED.test(plain) && !failed && meant.every(({ reason }) => !reason);
  return answer(
    reply([...(isDenied ? ['No such post has failed.'] : []), ...lines].join('\n\n'), {
      intent: 'post_status',
      platforms: [...new Set(meant.map(({ platform }) => platform))],
      actions: failed
        ? ['Retry the failed post', 'Delete the failed post']
        : ['Show my scheduled posts', 'Create new content'],
    }),
    { ...turn.memory, shown: { kind: 'posts', posts: meant.map(mentioned) } },
  );
}

/** The post of this conversation, else those that failed if that is asked, else the latest. */
async function candidates({ turn, tools, plain }: Talk, failure: boolean): Promise<UserPost[]> {
  const all = await everyPost(tools);
  const own = all.filter(({ post_id }) => post_id === turn.memory.last_post_id);
  const failed = all.filter(({ status }) => status === 'failed');
  const isElse = FAILED.test(plain) && failed.length > 0 && !own.some(({ status }) => status === 'failed');
  if (own.length > 0 && !NAMES_POST.test(plain) && !isElse) return own;
  return failure && failed.length > 0 ? failed : all;
}

async function everyPost(tools: Tools): Promise<UserPost[]> {
  const [failed, open, over] = await Promise.all([
    tools.listPosts({ list: 'failed' }),
    tools.listPosts({ list: 'open' }),
    tools.listPosts({ list: 'over' }),
  ]);
  return [...failed, ...open, ...over].sort((one, other) => other.created_at.localeCompare(one.created_at));
}

function statusText(post: UserPost, now: Temporal.ZonedDateTime): string {
  const name = nameOf(post);
  const page = `[See the post](/posts/${post.post_id})`;
  switch (post.status) {
    case 'failed':
      return `${name} failed. ${reasonText(post)} ${page}.`;
    case 'published':
      return `${name} is out since ${whenOf(post, now)}${post.post_url ? `: [look at it on ${labelOf(post.platform)}](${post.post_url})` : ''}.`;
    case 'canceled':
      return `${name} was canceled and did not go out.`;
    case 'publishing':
      return `${name} is being published right now.`;
    default:
      return `${name} ${waitingText(post, now)}`;
  }
}

const reasonText = ({ reason, platform }: UserPost): string =>
  reason ? `The reason: ${shown(reason)}` : `${labelOf(platform)} gave no reason.`;

function waitingText(post: UserPost, now: Temporal.ZonedDateTime): string {
  if (post.waiting_for === 'connection')
    return `waits, as ${labelOf(post.platform)} has to be connected again on the [dashboard](/dashboard).`;
  if (post.waiting_for === 'retry')
    return `is tried again soon. ${post.reason ? `The last try failed: ${shown(post.reason)}` : ''}`;
  return `is planned for ${whenOf(post, now)}.`;
}
