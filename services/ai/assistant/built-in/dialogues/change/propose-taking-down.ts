import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import { translateWords } from '../../../languages/translate-words.ts';
import { nameOf } from '../../answers/post-lines.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { mentioned } from '../../slots/which-posts.ts';
import { confirmChange } from './confirm-change.ts';

/**
 * Proposes it where the network lets Carillon delete posts; for the others it says why not, with a link to each post.
 * @param planned posts to cancel in the same step
 */
export async function proposeTakingDown(
  context: DialogueContext,
  posts: readonly UserPost[],
  more: boolean,
  planned: readonly UserPost[] = [],
): Promise<EngineAnswer> {
  const note = explainRest(
    context,
    posts.filter(({ can_take_down }) => !can_take_down),
  );
  const removable = posts.filter(({ can_take_down }) => can_take_down);
  if (removable.length > 0)
    return confirmChange(context, 'take_down', [...removable, ...planned], null, { more, note });
  if (planned.length > 0) return confirmChange(context, 'cancel', planned, null, { more, note });
  const shown = { kind: 'posts', posts: posts.map(mentioned) } as const;
  const memory = { ...context.turn.memory, change: null, asked: null, shown };
  return answer(reply(note, { intent: 'cancel_post', actions: [] }), memory);
}

const MAX_LINKS = 5;

function explainRest(context: DialogueContext, posts: readonly UserPost[]): string {
  const says = sentencesOf(context);
  const platforms = [...new Set(posts.map(({ platform }) => platform))];
  const reasons = platforms.flatMap((platform) => PLATFORMS[platform].whyNotTakeDown ?? []);
  const links = posts
    .slice(0, MAX_LINKS)
    .flatMap((post) => (post.post_url ? `- [${nameOf(post, says)}](${post.post_url})` : []));
  const sentences = reasons.map((reason) => translateWords(reason, context.turn.memory.language)).join(' ');
  return [sentences, links.join('\n')].filter(Boolean).join('\n\n');
}
