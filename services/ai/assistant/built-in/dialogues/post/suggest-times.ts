import { ENOUGH_POSTS } from '@carillon/contracts/domain/enough-posts.ts';
import { instantOf } from '@carillon/contracts/domain/local-time.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { EngineAnswer, EngineReply } from '../../../conversation-engine.ts';
import type { Sentences } from '../../../languages/says.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { BestTimes } from '../../../tools.ts';
import type { ZonedNow } from '../../../zoned-now.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { localText } from '../../slots/resolve-when.ts';
import { timeText } from '../../slots/time-text.ts';
import { contentOf } from './post-text.ts';
import { askWhen } from './questions.ts';

const LIMIT = 3;
/** A post that is to go out in less is as good as late. */
const SOONEST_MINUTES = 15;

/** The next times at which posts do well, the best first. */
export async function suggestTimes(
  context: DialogueContext,
  wantedPost: PostInProgress,
  on: string | null,
  { notes, writer }: Pick<EngineReply, 'writer'> & { readonly notes: readonly string[] },
): Promise<EngineAnswer> {
  const date = on === null ? null : Temporal.PlainDate.from(on);
  const post: PostInProgress = { ...wantedPost, when: on === null ? null : { kind: 'day', date: on } };
  const times = await context.tools.bestTimes(post.platforms);
  const next = times.best.flatMap((slot) => nextOf(slot, context.now));
  const onDay = date ? next.filter((time) => time.toPlainDate().equals(date)) : next;
  const suggested = (onDay.length > 0 ? onDay : next).slice(0, LIMIT);
  const [best] = suggested;
  const says = sentencesOf(context);
  if (!best) return askWhen(context, post, [...notes, says.changes.noBetterTime], writer);
  const texts = suggested.map((time) => timeText(time, context.now, says));
  const key = post.platforms.length === 1 ? (post.platforms[0] ?? 'all') : 'all';
  return answer(
    reply(
      [...notes, `${says.best(texts[0] ?? '')}, ${basisText(times, post.platforms, says)}.`].join('\n\n'),
      {
        // Not `scheduling`, after which a page says the first of them for the user.
        intent: 'best_times',
        content: contentOf(post),
        platforms: [...post.platforms],
        writer,
        suggestions: {
          [key]: suggested.map((time, at) => ({ time: texts[at] ?? '', scheduled_time: localText(time) })),
        },
        actions: texts.map(says.scheduleFor),
      },
    ),
    {
      ...context.turn.memory,
      post,
      asked: 'when',
      proposal: null,
      change: null,
      shown: { kind: 'times', times: suggested.map(localText), timezone: context.now.timeZoneId },
    },
  );
}

/** Explains a suggested time: by the workspace's own posts, or by general experience. */
export const basisText = (
  { basis, posts }: Pick<BestTimes, 'basis' | 'posts'>,
  platforms: readonly PlatformName[],
  { aside }: Sentences,
): string => aside.basis(basis === 'own_posts' ? posts : null, posts, ENOUGH_POSTS, platforms.map(labelOf));

export function nextOf(
  { weekday, hour }: BestTimes['best'][number],
  now: ZonedNow,
): Temporal.PlainDateTime[] {
  const today = now.toPlainDate();
  const first = today.add({ days: (weekday - today.dayOfWeek + 7) % 7 });
  const soonest = now.epochMilliseconds + SOONEST_MINUTES * 60_000;
  return [first, first.add({ days: 7 })]
    .map((date) => date.toPlainDateTime({ hour }))
    .filter((time) => (instantOf(localText(time), now.timeZoneId)?.getTime() ?? 0) >= soonest)
    .slice(0, 1);
}
