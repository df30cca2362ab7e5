import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { When } from '../../../memory.ts';
import { type ChangeName, postsIn } from '../../../proposal.ts';
import type { Slots } from '../../read-message.ts';
import { changeSaid } from '../../slots/change-verb.ts';
import { localText, resolveWhen } from '../../slots/resolve-when.ts';
import { namedByWords, timeOf } from '../../slots/which-posts.ts';
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';
import { dropPost, endsPostInHand } from '../post/drop-post.ts';
import { faultyTime, timesMeant } from '../post/faulty-time.ts';
import { askTime, askWhich } from './ask-about-change.ts';
import { partsOf } from './change-message.ts';
import { confirmChange } from './confirm-change.ts';
import { findDraft } from './find-draft.ts';
import { candidates, keepsPosts, meantPosts, saysAll } from './meant-posts.ts';
import { narrowChange } from './narrow-change.ts';
import { suggestNewTimes } from './suggest-new-times.ts';
import { INTENT } from './words.ts';

/** A change of posts that are there: which ones, for a move also when, and then the user's word. */
export async function changePosts(talk: Talk, slots: Slots, asked: ChangeName): Promise<EngineAnswer> {
  const { memory, user } = talk.turn;
  const says = sentencesOf(talk);
  if (!isAtLeast(user.role, 'editor'))
    return answer(reply(says.changes.forbidden, { intent: 'out_of_scope' }), memory);
  const narrowed = await narrowChange(talk, slots);
  if (narrowed) return narrowed;
  const change = changeMeant(talk, asked);
  const { posts, more } = await candidates(talk, change);
  const isNamed = namedByWords(posts, `${talk.plain} ${talk.named}`).length > 0;
  if (!isNamed && endsPostInHand(talk, change)) return dropPost(talk);
  const meant = /\bdrafts?\b/.test(talk.plain) ? [] : meantPosts(talk, slots, posts, change);
  const draft = meant.length === 0 ? await findDraft(talk, change) : null;
  if (draft) return draft;
  if (posts.length === 0)
    return answer(
      reply(says.changes.nothing[change], {
        intent: INTENT[change],
        actions: [says.showPlanned, says.create],
      }),
      { ...memory, change: null, asked: null },
    );
  const when = timeSaid(talk, change);
  if (meant.length === 0) return askWhich(talk, change, posts, says.changes.notFound, when);
  if (postsIn(meant) > 1 && !keepsPosts(talk, change) && !saysAll(talk.plain))
    return askWhich(talk, change, meant, '', when);
  if (change !== 'reschedule') return confirmChange(talk, change, meant, null, { more });
  return moved(talk, slots, meant, more);
}

/** An answer to what was asked is about that change, and a message with a verb of its own about its own. */
function changeMeant({ turn: { memory }, plain }: Talk, asked: ChangeName): ChangeName {
  const isOpen = memory.asked === 'which_post' || memory.asked === 'new_time';
  return memory.change && isOpen && changeSaid(plain) === null ? memory.change.change : asked;
}

/** "Number two" says nothing of when, and "the Friday one" which. */
const isChoice = ({ turn: { memory }, plain }: Talk): boolean =>
  memory.asked === 'which_post' && changeSaid(plain) === null;

/** The new time, as far as it is said with the post. */
function timeSaid(talk: Talk, change: ChangeName): When | null {
  const before = talk.turn.memory.change;
  if (change !== 'reschedule') return null;
  const said = isChoice(talk) ? null : partsOf(talk, change).when;
  const resolved = said ? resolveWhen(said, null, talk.now) : null;
  if (resolved?.kind === 'when') return resolved.when;
  return before?.change === change ? before.when : null;
}

function moved(
  talk: Talk,
  slots: Slots,
  meant: readonly UserPost[],
  more: boolean,
): Promise<EngineAnswer> | EngineAnswer {
  const { memory } = talk.turn;
  const keeps = keepsPosts(talk, 'reschedule');
  const before = memory.change?.change === 'reschedule' ? memory.change.when : null;
  const said = keeps ? slots.when : isChoice(talk) ? null : partsOf(talk, 'reschedule').when;
  const first = meant[0] ? timeOf(meant[0], talk.now.timeZoneId) : null;
  const planned: When | null = first
    ? { kind: 'at', scheduled_time: localText(first), timezone: talk.now.timeZoneId }
    : null;
  const known = (keeps ? before : null) ?? planned;
  if (!said)
    return before && memory.asked === 'which_post'
      ? withTime(talk, meant, before, known, more)
      : askTime(talk, meant, '');
  const resolved = resolveWhen(said, known, talk.now);
  if (resolved.kind === 'when') return withTime(talk, meant, resolved.when, known, more);
  if (resolved.kind === 'best') return suggestNewTimes(talk, meant);
  return askTime(talk, meant, faultyTime(resolved, talk), timesMeant(resolved, talk));
}

/** A day alone, said before the post was known, is that day at the post's hour. */
function withTime(
  talk: Talk,
  meant: readonly UserPost[],
  when: When,
  known: When | null,
  more: boolean,
): Promise<EngineAnswer> | EngineAnswer {
  if (when.kind === 'at') return confirmChange(talk, 'reschedule', meant, when, { more });
  if (when.kind === 'now') return confirmChange(talk, 'publish_now', meant, null, { more });
  if (when.kind !== 'day' || !known) return askTime(talk, meant, '');
  const date = Temporal.PlainDate.from(when.date);
  const resolved = resolveWhen({ kind: 'day', date }, known, talk.now);
  return resolved.kind === 'when' && resolved.when.kind === 'at'
    ? confirmChange(talk, 'reschedule', meant, resolved.when, { more })
    : askTime(talk, meant, faultyTime(resolved, talk), timesMeant(resolved, talk));
}
