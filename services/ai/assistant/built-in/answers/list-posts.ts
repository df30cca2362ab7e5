import type { PostList } from '@carillon/contracts/domain/publication.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { MOST_LISTED } from '../../tools.ts';
import type { Slots } from '../read-message.ts';
import { dayText } from '../slots/time-text.ts';
import { mentioned, postsMeant } from '../slots/which-posts.ts';
import { answer, reply, type Talk } from '../talk.ts';
import { nameOf, whenOf } from './post-lines.ts';

const MOST = 10;
const WHAT: Record<PostList, string> = { open: 'planned', failed: 'failed', over: 'published' };

export async function listPosts(talk: Talk, slots: Slots): Promise<EngineAnswer> {
  const { turn, now, plain, tools } = talk;
  const list = listIn(plain);
  const day =
    slots.when?.kind === 'day'
      ? slots.when.date
      : slots.when?.kind === 'at'
        ? slots.when.time.toPlainDate()
        : null;
  const found = await tools.listPosts({ list });
  const all = found.filter(({ status }) => status !== 'canceled');
  const atLeast = found.length >= MOST_LISTED ? 'at least ' : '';
  const posts = postsMeant(all, plain.includes(' about ') ? plain : '', { day, zone: now.timeZoneId }, slots);
  const what = `${WHAT[list]}${day ? ` for ${dayText(day, now)}` : ''}`;
  const memory = {
    ...turn.memory,
    shown: { kind: 'posts' as const, posts: posts.slice(0, MOST).map(mentioned) },
  };
  if (posts.length === 0)
    return answer(
      reply(`You have no posts ${what}.`, {
        intent: 'list_posts',
        actions: ['Create new content', ...(list === 'open' ? ['Show my published posts'] : [])],
      }),
      turn.memory,
    );
  const lines = posts.slice(0, MOST).map((post, at) => `${at + 1}. ${nameOf(post)}, ${whenOf(post, now)}`);
  const more =
    posts.length > MOST
      ? `\n\nand ${atLeast}${posts.length - MOST} more on the [dashboard](/dashboard).`
      : '';
  const head =
    posts.length === 1 ? `You have one post ${what}:` : `You have ${atLeast}${posts.length} posts ${what}:`;
  return answer(
    reply(`${head}\n\n${lines.join('\n')}${more}`, { intent: 'list_posts', actions: ACTIONS[list] }),
    memory,
  );
}

const ACTIONS: Record<PostList, string[]> = {
  open: ['Reschedule a post', 'Cancel a post', 'Create new content'],
  failed: ['Why did my post fail?', 'Retry the failed post'],
  over: ['Analyze performance', 'Create new content'],
};

function listIn(plain: string): PostList {
  if (/\b(?:failed|rejected|went wrong)\b/.test(plain)) return 'failed';
  return /\b(?:did (?:i|we)|published|went out|last posts|recent|latest|yesterday|posted|past|already out)\b/.test(
    plain,
  )
    ? 'over'
    : 'open';
}
