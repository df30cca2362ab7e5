import type { PostList } from '@carillon/contracts/domain/publication.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Sentences } from '../../languages/says.ts';
import { MAX_LISTED } from '../../tools.ts';
import type { ZonedNow } from '../../zoned-now.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import type { Slots } from '../read-message.ts';
import type { MonthSide } from '../slots/month.ts';
import { daysOf, isIn, type Period, readPeriod } from '../slots/period.ts';
import { thatDay } from '../slots/that-day.ts';
import { dayText, timeInZone } from '../slots/time-text.ts';
import { mentioned, postsMeant, timeOf } from '../slots/which-posts.ts';
import { byPost, lineOf } from './post-lines.ts';

const LIMIT = 10;

export async function listPosts(context: DialogueContext, slots: Slots): Promise<EngineAnswer> {
  const { turn, now, plain, tools } = context;
  const period = readPeriod(plain, now, sideOf(plain));
  const lists = listsIn(plain, period, now);
  const [first = 'open'] = lists;
  const pages = await Promise.all(lists.map((list) => tools.listPosts({ list })));
  const all = pages.flat().filter(({ status }) => status !== 'canceled');
  const atLeast = pages.some(({ length }) => length >= MAX_LISTED);
  const day = period ? null : (dayIn(slots) ?? thatDay(plain, turn.memory));
  const mentionedPosts = postsMeant(
    all,
    plain.includes(' about ') ? plain : '',
    { day, zone: now.timeZoneId },
    slots,
  );
  const posts = byPost(
    period ? mentionedPosts.filter((post) => isIn(period, dayOf(post, now))) : mentionedPosts,
  );
  const says = sentencesOf(context);
  const days = period
    ? says.posts.inDays(...daysOf(period, now, says), period.name)
    : day
      ? says.posts.onDay(dayText(day, now, says))
      : '';
  if (posts.length === 0)
    return answer(
      reply(says.posts.haveNone(lists, days), {
        intent: 'list_posts',
        actions: [says.create, first === 'open' ? says.posts.showPublished : says.showPlanned],
      }),
      turn.memory,
    );
  const lines = posts
    .slice(0, LIMIT)
    .map((post, at) => `${at + 1}. ${lineOf(post, now, says, lists.length > 1)}`);
  const more = posts.length > LIMIT ? [says.posts.more(posts.length - LIMIT, atLeast)] : [];
  const head = says.posts.have(posts.length, atLeast, lists, days);
  return answer(
    reply([head, lines.join('\n'), ...more].join('\n\n'), {
      intent: 'list_posts',
      actions: actionsOf(first, says),
    }),
    {
      ...turn.memory,
      shown: { kind: 'posts', posts: posts.slice(0, LIMIT).flat().map(mentioned) },
    },
  );
}

const actionsOf = (list: PostList, { aside, create, posts }: Sentences): string[] =>
  ({
    open: [posts.rescheduleOne, posts.cancelOne, create],
    failed: [posts.whyFailed, posts.retryFailed],
    over: [aside.analyze, create],
  })[list];

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

const OVER =
  /\b(?:did (?:i|we)|published|went out|last posts|recent|latest|yesterday|posted|past|already out)\b/;
const OPEN = /\b(?:planned|scheduled|upcoming|coming up|lined up|queued?|going out|goes out)\b/;

const sideOf = (plain: string): MonthSide =>
  OVER.test(plain) ? 'behind' : OPEN.test(plain) ? 'ahead' : 'near';

/** Days that are over have published posts, days to come planned ones; of today and this week both are told. */
function listsIn(plain: string, period: Period | null, now: ZonedNow): readonly PostList[] {
  if (/\b(?:failed|rejected|went wrong)\b/.test(plain)) return ['failed'];
  if (OVER.test(plain)) return ['over'];
  if (OPEN.test(plain)) return ['open'];
  const today = now.toPlainDate();
  if (period && Temporal.PlainDate.compare(period.to, today) < 0) return ['over'];
  return period && isIn(period, today) ? ['open', 'over'] : ['open'];
}
