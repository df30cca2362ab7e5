import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ProposedChange } from '../../../proposal.ts';
import { answer, reply, type Talk } from '../../talk.ts';
import { confirmChange } from './confirm-change.ts';

export const asksToUndo = (plain: string): boolean =>
  /^(?:(?:please|oh|no|wait|oops|can you|could you)[,.!]? )*(?:undo|revert|take (?:it|that) back)\b/.test(
    plain,
  );

/** The way back from what was done last, where there is one; else what can be done. */
export async function undoChange(talk: Talk): Promise<EngineAnswer> {
  const { done, last_post_id } = talk.turn.memory;
  if (done) return (await movedBack(talk, done)) ?? told(talk, wayBack(done));
  const open = last_post_id ? await talk.tools.listPosts({ list: 'open' }) : [];
  const made = open.filter(({ post_id, can_cancel }) => post_id === last_post_id && can_cancel);
  if (made.length > 0) return confirmChange(talk, 'cancel', made, null);
  return told(
    talk,
    last_post_id
      ? 'That post is already published, so I can’t take it back. Delete it on its network.'
      : 'I have done nothing yet that could be undone.',
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

function wayBack({ change, publications }: ProposedChange): string {
  const [first] = publications;
  const page = first ? `[its page](/posts/${first.post_id})` : 'its page';
  switch (change) {
    case 'reschedule':
      return 'I can’t move that back in one step. Tell me which post to move, and to when.';
    case 'cancel':
      return `A canceled post does not come back by itself. Open ${page} to duplicate it, and schedule the copy.`;
    case 'delete':
      return 'What is deleted is gone for good. Tell me what it was about, and I write it anew.';
    default:
      return 'What is published can’t be taken back from here: delete it on its network.';
  }
}

const told = ({ turn }: Talk, message: string): EngineAnswer =>
  answer(
    reply(message, {
      intent: 'cancellation',
      actions: turn.memory.post ? ['Back to my post'] : ['Show my scheduled posts', 'Create new content'],
    }),
    turn.memory,
  );
