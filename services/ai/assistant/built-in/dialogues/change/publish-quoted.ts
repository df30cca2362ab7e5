import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import { postsIn } from '../../../proposal.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import type { Slots } from '../../read-message.ts';
import { findQuotedPosts } from '../../slots/quoted-post.ts';
import { askWhich } from './ask-about-change.ts';
import { confirmChange } from './confirm-change.ts';
import { ABLE } from './words.ts';

/** 'Publish "…" now' for the planned post with these words; null if there is none. */
export async function publishQuoted(
  context: DialogueContext,
  slots: Slots,
  quoted: string,
): Promise<EngineAnswer | null> {
  const { lists, may } = ABLE.publish_now;
  const all = await Promise.all(lists.map((list) => context.tools.listPosts({ list })));
  const posts = findQuotedPosts(all.flat().filter(may), quoted, slots);
  if (posts.length === 0) return null;
  const { memory, user } = context.turn;
  if (!isAtLeast(user.role, 'editor'))
    return answer(reply(sentencesOf(context).changes.forbidden, { intent: 'out_of_scope' }), memory);
  return postsIn(posts) > 1
    ? askWhich(context, 'publish_now', posts, '', null)
    : confirmChange(context, 'publish_now', posts, null);
}
