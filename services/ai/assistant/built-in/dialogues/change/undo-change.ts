import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ProposedChange } from '../../../proposal.ts';
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';
import { confirmChange } from './confirm-change.ts';

export const asksToUndo = (plain: string): boolean =>
  /^(?:(?:please|oh|no|wait|oops|can you|could you)[,.!]? )*(?:undo|revert|take (?:it|that) back)\b/.test(
    plain,
  );

/** The way back from what was done last, where there is one; else what can be done. */
export async function undoChange(talk: Talk): Promise<EngineAnswer> {
  const { done, last_post_id } = talk.turn.memory;
  if (done) return (await movedBack(talk, done)) ?? told(talk, wayBack(talk, done));
  const open = last_post_id ? await talk.tools.listPosts({ list: 'open' }) : [];
  const made = open.filter(({ post_id, can_cancel }) => post_id === last_post_id && can_cancel);
  if (made.length > 0) return confirmChange(talk, 'cancel', made, null);
  return told(
    talk,
    last_post_id ? sentencesOf(talk).changes.alreadyOut : sentencesOf(talk).changes.nothingToUndo,
  );
}

/** To the time before, where all of them had the same; null where that is no way back. */
async function movedBack(talk: Talk, { change, publications }: ProposedChange): Promise<EngineAnswer | null> {
  const [first] = publications;
  const before = first?.before;
  const isSame = publications.every((one) => one.before?.scheduled_time === before?.scheduled_time);
  if (change !== 'reschedule' || !before || !isSame) return null;
  const all = await talk.tools.publicationsOf(publications.map(({ post_id }) => post_id));
  const posts = publications.flatMap(({ id }): UserPost[] =>
    all.filter((post) => post.id === id && post.can_reschedule),
  );
  return posts.length > 0 ? confirmChange(talk, 'reschedule', posts, { kind: 'at', ...before }) : null;
}

function wayBack(talk: Talk, { change, publications }: ProposedChange): string {
  const [first] = publications;
  return sentencesOf(talk).changes.wayBack(change, first ? `/posts/${first.post_id}` : null);
}

function told(talk: Talk, message: string): EngineAnswer {
  const says = sentencesOf(talk);
  return answer(
    reply(message, {
      intent: 'cancellation',
      actions: talk.turn.memory.post ? [says.back] : [says.showPlanned, says.create],
    }),
    talk.turn.memory,
  );
}
