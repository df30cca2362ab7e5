import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ProposedChange } from '../../../proposal.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { confirmChange } from './confirm-change.ts';

export const asksToUndo = (plain: string): boolean =>
  /^(?:(?:please|oh|no|wait|oops|can you|could you)[,.!]? )*(?:undo|revert|take (?:it|that) back)\b/.test(
    plain,
  );

/** The way back from what was done last, where there is one; else what can be done. */
export async function undoChange(context: DialogueContext): Promise<EngineAnswer> {
  const { done, last_post_id } = context.turn.memory;
  if (done) return (await movedBack(context, done)) ?? createAnswer(context, wayBack(context, done));
  const open = last_post_id ? await context.tools.listPosts({ list: 'open' }) : [];
  const lastPosts = open.filter(({ post_id, can_cancel }) => post_id === last_post_id && can_cancel);
  if (lastPosts.length > 0) return confirmChange(context, 'cancel', lastPosts, null);
  return createAnswer(
    context,
    last_post_id ? sentencesOf(context).changes.alreadyOut : sentencesOf(context).changes.nothingToUndo,
  );
}

/** To the time before, where all of them had the same; null where that is no way back. */
async function movedBack(
  context: DialogueContext,
  { change, publications }: ProposedChange,
): Promise<EngineAnswer | null> {
  const [first] = publications;
  const before = first?.before;
  const isSame = publications.every((one) => one.before?.scheduled_time === before?.scheduled_time);
  if (change !== 'reschedule' || !before || !isSame) return null;
  const all = await context.tools.publicationsOf(publications.map(({ post_id }) => post_id));
  const posts = publications.flatMap(({ id }): UserPost[] =>
    all.filter((post) => post.id === id && post.can_reschedule),
  );
  return posts.length > 0 ? confirmChange(context, 'reschedule', posts, { kind: 'at', ...before }) : null;
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
