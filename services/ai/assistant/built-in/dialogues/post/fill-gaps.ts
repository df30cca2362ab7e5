import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import type { DialogueContext } from '../../dialogue-context.ts';
import { fillGap } from '../../slots/gap-words.ts';
import { nextStep } from './next-step.ts';

/** The words for a gap, as the user wrote them; then on with the next gap, or the question whether to post it. */
export function fillGaps(context: DialogueContext, post: PostInProgress): Promise<EngineAnswer> {
  const ownWords = context.inOwnWords;
  if (post.text !== null) return nextStep(context, { ...post, text: fillGap(post.text, ownWords) });
  const drafts = post.drafts.map((draft) => ({ ...draft, content: fillGap(draft.content, ownWords) }));
  return nextStep(context, { ...post, drafts });
}
