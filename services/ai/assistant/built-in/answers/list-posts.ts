import type { PostList } from '@carillon/contracts/domain/publication.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { MOST_LISTED } from '../../tools.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import type { Slots } from '../read-message.ts';
import { isIn, type Period, periodText, readPeriod } from '../slots/period.ts';
import { thatDay } from '../slots/that-day.ts';
import { dayText, timeInZone } from '../slots/time-text.ts';
import { mentioned, postsMeant, timeOf } from '../slots/which-posts.ts';
import { answer, reply, type Talk } from '../talk.ts';
import { byPost, lineOf } from './post-lines.ts';

const MOST = 10;
const WHAT: Record<PostList, string> = { open: 'planned', failed: 'failed', over: 'published' };

export async function listPosts(talk: Talk, slots: Slots): Promise<EngineAnswer> {
  const { turn, now, plain, tools } = talk;
  const period = readPeriod(plain, now);
  const lists = listsIn(plain, period, now);
  const [first = 'open'] = lists;
  const found = await Promise.all(lists.map((list) => tools.listPosts({ list })));
  const all = found.flat().filter(({ status }) => status !== 'canceled');
  const atLeast = found.some(({ length }) => length >= MOST_LISTED) ? 'at least ' : '';
  const day = period ? null : (dayIn(slots) ?? thatDay(plain, turn.memory));
  const meant = postsMeant(all, plain.includes(' about ') ? plain : '', { day, zone: now.timeZoneId }, slots);
  const posts = byPost(period ? meant.filter((post) => isIn(period, dayOf(post, now))) : meant);
  const when = period ? `, ${periodText(period, now)}` : day ? ` for ${dayText(day, now)}` : '';
  const what = `${lists.map((list) => WHAT[list]).join(' or ')}${when}`;
  if (posts.length === 0)
    return answer(
      reply(`You have no posts ${what}.`, {
        intent: 'list_posts',
        actions: [
          'Create new content',
          ...(first === 'open' ? ['Show my published posts'] : ['Show my scheduled posts']),
        ],
      }),
      turn.memory,
    );
  const lines = posts.slice(0, MOST).map((post, at) => `${at + 1}. ${lineOf(post, now, lists.length > 1)}`);
  const more =
    posts.length > MOST
      ? `\n\nand ${atLeast}${posts.length - MOST} more on the [dashboard](/dashboard).`
      : '';
  const count = posts.length === 1 ? 'one post' : `${atLeast}${posts.length} posts`;
  return answer(
    reply(`You have ${count} ${what}:\n\n${lines.join('\n')}${more}`, {
      intent: 'list_posts',
      actions: ACTIONS[first],
    }),
    {
      ...turn.memory,
      shown: { kind: 'posts', posts: posts.slice(0, MOST).flat().map(mentioned) },
    },
  );
}

const ACTIONS: Record<PostList, string[]> = {
  open: ['Reschedule a post', 'Cancel a post', 'Create new content'],
  failed: ['Why did my post fail?', 'Retry the failed post'],
  over: ['Analyze performance', 'Create new content'],
};

function dayIn({ when }: Slots): Temporal.PlainDate | null {
  if (when?.kind === 'day') return when.date;
  return when?.kind === 'at' ? when.time.toPlainDate() : null;
}

/** The day on which it went out, else that for which it is planned, else on which it was made. */
const dayOf = (post: UserPost, { timeZoneId }: ZonedNow): Temporal.PlainDate =>
  (post.published_at
    ? timeInZone(post.published_at, timeZoneId)
    : (timeOf(post, timeZoneId) ?? timeInZone(post.created_at, timeZoneId))
  ).toPlainDate();

/** Days that are over have published posts, days to come planned ones; of today and this week both are told. */
function listsIn(plain: string, period: Period | null, now: ZonedNow): readonly PostList[] {
  if (/\b(?:failed|rejected|went wrong)\b/.test(plain)) return ['failed'];
  if (
    /\b(?:did (?:i|we)|published|went out|last posts|recent|latest|yesterday|posted|past|already out)\b/.test(
      plain,
    )
  )
    return ['over'];
  if (/\b(?:planned|scheduled|upcoming|coming up|lined up|queued?|going out|goes out)\b/.test(plain))
    return ['open'];
  const today = now.toPlainDate();
  if (period && Temporal.PlainDate.compare(period.to, today) < 0) return ['over'];
  return period && isIn(period, today) ? ['open', 'over'] : ['open'];
}
