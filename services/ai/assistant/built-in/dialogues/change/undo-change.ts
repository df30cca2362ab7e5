import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ProposedChange } from '../../../proposal.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { confirmChange } from './confirm-change.ts';
import { timesIn } from './each-time.ts';
import { proposeTakingDown } from './propose-taking-down.ts';
import { ABLE } from './words.ts';

export const asksToUndo = (plain: string): boolean =>
  /^(?:(?:please|oh|no|wait|oops|can you|could you)[,.!]? )*(?:undo|revert|take (?:it|that) back)\b/.test(
    plain,
  );

/** The way back from what was done last, where there is one; else what can be done. */
export async function undoChange(context: DialogueContext): Promise<EngineAnswer> {
  const { done, last_post_id } = context.turn.memory;
  if (done) return (await movedBack(context, done)) ?? createAnswer(context, wayBack(context, done));
  const lastPosts = last_post_id ? await context.tools.publicationsOf([last_post_id]) : [];
  const open = lastPosts.filter(({ can_cancel }) => can_cancel);
  if (open.length > 0) return confirmChange(context, 'cancel', open, null);
  if (lastPosts.some(({ can_take_down }) => can_take_down))
    return proposeTakingDown(context, lastPosts.filter(ABLE.take_down.may), false);
  return createAnswer(
    context,
    last_post_id ? sentencesOf(context).changes.alreadyOut : sentencesOf(context).changes.nothingToUndo,
  );
}

/** To the times before; null where that is no way back. */
async function movedBack(
  context: DialogueContext,
  { change, publications }: ProposedChange,
): Promise<EngineAnswer | null> {
  const [first] = publications;
  const before = first?.before;
  const isSame = publications.every(
    ({ before: time }) =>
      time?.scheduled_time === before?.scheduled_time && time?.timezone === before?.timezone,
  );
  const times = isSame ? null : timesIn(publications, ({ before: time }) => time ?? undefined);
  if (change !== 'reschedule' || !before || !(isSame || times)) return null;
  const all = await context.tools.publicationsOf(publications.map(({ post_id }) => post_id));
  const posts = publications.flatMap(({ id }): UserPost[] =>
    all.filter((post) => post.id === id && post.can_reschedule),
  );
  if (posts.length === 0) return null;
  return confirmChange(context, 'reschedule', posts, times ? null : { kind: 'at', ...before }, { times });
}

function wayBack(context: DialogueContext, { change, publications }: ProposedChange): string {
  const [first] = publications;
  return sentencesOf(context).changes.wayBack(change, first ? `/posts/${first.post_id}` : null);
}

function createAnswer(context: DialogueContext, message: string): EngineAnswer {
  const says = sentencesOf(context);
  return answer(
    reply(message, {
      intent: 'cancellation',
      actions: context.turn.memory.post ? [says.back] : [says.showPlanned, says.create],
    }),
    context.turn.memory,
  );
}
