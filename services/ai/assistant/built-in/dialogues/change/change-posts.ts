import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { When } from '../../../memory.ts';
import { type ChangeName, postsIn } from '../../../proposal.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import type { Slots } from '../../read-message.ts';
import { readChange } from '../../slots/change-verb.ts';
import { localText, resolveWhen } from '../../slots/resolve-when.ts';
import type { RequestedTime } from '../../slots/when.ts';
import { namedByWords, timeOf } from '../../slots/which-posts.ts';
import { dropPost, endsPostInHand } from '../post/drop-post.ts';
import { faultyTime, listMeantTimes } from '../post/faulty-time.ts';
import { askTime, askWhich } from './ask-about-change.ts';
import { partsOf } from './change-message.ts';
import { confirmChange } from './confirm-change.ts';
import { commonTime, isTimes, readEachTime } from './each-time.ts';
import { findDraft } from './find-draft.ts';
import { candidates, findMeantPosts, keepsPosts, meansEach, saysAll } from './find-meant-posts.ts';
import { narrowChange } from './narrow-change.ts';
import { proposeTakingDown } from './propose-taking-down.ts';
import { suggestNewTimes } from './suggest-new-times.ts';
import { INTENT } from './words.ts';

/** A change of posts that are there: which ones, for a move also when, and then the user's word. */
export async function changePosts(
  context: DialogueContext,
  slots: Slots,
  requestedChange: ChangeName,
): Promise<EngineAnswer> {
  const { memory, user } = context.turn;
  const says = sentencesOf(context);
  if (!isAtLeast(user.role, 'editor'))
    return answer(reply(says.changes.forbidden, { intent: 'out_of_scope' }), memory);
  const narrowed = await narrowChange(context, slots);
  if (narrowed) return narrowed;
  const change = resolveChange(context, requestedChange);
  const { posts, more } = await candidates(context, change);
  const isNamed = namedByWords(posts, `${context.plain} ${context.named}`).length > 0;
  if (!isNamed && endsPostInHand(context, change)) return dropPost(context);
  const targetPosts = /\bdrafts?\b/.test(context.plain) ? [] : findMeantPosts(context, slots, posts, change);
  // "Remove the sale post from LinkedIn" may be said of a planned one.
  if (change === 'take_down' && targetPosts.length === 0 && memory.asked !== 'which_post')
    return changePosts(context, slots, 'delete');
  const draft = targetPosts.length === 0 ? await findDraft(context, change) : null;
  if (draft) return draft;
  if (posts.length === 0)
    return answer(
      reply(says.changes.nothing[change], {
        intent: INTENT[change],
        actions: [says.showPlanned, says.create],
      }),
      { ...memory, change: null, asked: null },
    );
  const when = readSaidTime(context, change);
  if (targetPosts.length === 0) return askWhich(context, change, posts, says.changes.notFound, when);
  if (postsIn(targetPosts) > 1 && !keepsPosts(context, change) && !meansEach(context, change))
    return askWhich(context, change, targetPosts, '', when);
  if (change === 'take_down')
    return proposeTakingDown(context, targetPosts, more, await findPlannedToo(context, slots));
  if (change !== 'reschedule') return confirmChange(context, change, targetPosts, null, { more });
  return proposeMove(context, slots, targetPosts, more);
}

/** "Delete everything from LinkedIn" means what is planned there as well. */
async function findPlannedToo(context: DialogueContext, slots: Slots): Promise<readonly UserPost[]> {
  if (!saysAll(context.plain) || keepsPosts(context, 'take_down')) return [];
  const { posts } = await candidates(context, 'cancel');
  return findMeantPosts(context, slots, posts, 'cancel');
}

/** An answer to what was asked is about that change, and a message with a verb of its own about its own. */
function resolveChange(
  { turn: { memory }, plain }: DialogueContext,
  requestedChange: ChangeName,
): ChangeName {
  const isOpen = memory.asked === 'which_post' || memory.asked === 'new_time';
  return memory.change && isOpen && readChange(plain) === null ? memory.change.change : requestedChange;
}

/** "Number two" says nothing of when, and "the Friday one" which. */
const isChoice = ({ turn: { memory }, plain }: DialogueContext): boolean =>
  memory.asked === 'which_post' && readChange(plain) === null;

/** The new time, as far as it is said with the post. */
function readSaidTime(context: DialogueContext, change: ChangeName): When | null {
  const before = context.turn.memory.change;
  if (change !== 'reschedule') return null;
  const readTime = isChoice(context) ? null : partsOf(context, change).when;
  const resolved = readTime ? resolveWhen(readTime, null, context.now) : null;
  if (resolved?.kind === 'when') return resolved.when;
  return before?.change === change ? before.when : null;
}

function proposeMove(
  context: DialogueContext,
  slots: Slots,
  targetPosts: readonly UserPost[],
  more: boolean,
): Promise<EngineAnswer> | EngineAnswer {
  const { memory } = context.turn;
  const keeps = keepsPosts(context, 'reschedule');
  const before = memory.change?.change === 'reschedule' ? memory.change.when : null;
  const readTime = keeps ? slots.when : isChoice(context) ? null : partsOf(context, 'reschedule').when;
  const first = targetPosts[0] ? timeOf(targetPosts[0], context.now.timeZoneId) : null;
  const plannedTime: When | null = first
    ? { kind: 'at', scheduled_time: localText(first), timezone: context.now.timeZoneId }
    : null;
  const knownTime = (keeps ? before : null) ?? plannedTime;
  const said = readTime ?? (before?.kind === 'day' ? dayOf(before) : null);
  const each = said && !(keeps && before) ? moveEach(context, targetPosts, said, more) : null;
  if (each) return each;
  if (!readTime)
    return before && memory.asked === 'which_post'
      ? withTime(context, targetPosts, before, knownTime, more)
      : askTime(context, targetPosts, '');
  const resolved = resolveWhen(readTime, knownTime, context.now);
  if (resolved.kind === 'when') return withTime(context, targetPosts, resolved.when, knownTime, more);
  if (resolved.kind === 'best') return suggestNewTimes(context, targetPosts);
  return askTime(context, targetPosts, faultyTime(resolved, context), listMeantTimes(resolved, context));
}

const dayOf = ({ date }: Extract<When, { kind: 'day' }>): RequestedTime => ({
  kind: 'day',
  date: Temporal.PlainDate.from(date),
});

/** Each to a time of its own; null where the time is said for all. */
function moveEach(
  context: DialogueContext,
  posts: readonly UserPost[],
  readTime: RequestedTime,
  more: boolean,
): Promise<EngineAnswer> | EngineAnswer | null {
  const { change } = context.turn.memory;
  const times = readEachTime(context, posts, readTime, change?.publications ?? []);
  if (times === null) return null;
  if (!isTimes(times))
    return askTime(context, posts, faultyTime(times, context), listMeantTimes(times, context));
  const when = commonTime(times);
  return confirmChange(context, 'reschedule', posts, when, { more, times: when ? null : times });
}

/** A day alone, said before the post was known, is that day at the post's hour. */
function withTime(
  context: DialogueContext,
  targetPosts: readonly UserPost[],
  when: When,
  knownTime: When | null,
  more: boolean,
): Promise<EngineAnswer> | EngineAnswer {
  if (when.kind === 'at') return confirmChange(context, 'reschedule', targetPosts, when, { more });
  if (when.kind === 'now') return confirmChange(context, 'publish_now', targetPosts, null, { more });
  if (when.kind !== 'day' || !knownTime) return askTime(context, targetPosts, '');
  const date = Temporal.PlainDate.from(when.date);
  const resolved = resolveWhen({ kind: 'day', date }, knownTime, context.now);
  return resolved.kind === 'when' && resolved.when.kind === 'at'
    ? confirmChange(context, 'reschedule', targetPosts, resolved.when, { more })
    : askTime(context, targetPosts, faultyTime(resolved, context), listMeantTimes(resolved, context));
}
