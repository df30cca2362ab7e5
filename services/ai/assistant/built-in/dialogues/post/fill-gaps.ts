import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import { filled } from '../../slots/gap-words.ts';
import type { Talk } from '../../talk.ts';
import { nextStep } from './next-step.ts';

/** The words for a gap, as the user wrote them; then on with the next gap, or the question whether to post it. */
export function fillGaps(talk: Talk, post: PostInProgress): Promise<EngineAnswer> {
  const said = talk.inOwnWords;
  if (post.text !== null) return nextStep(talk, { ...post, text: filled(post.text, said) });
  const drafts = post.drafts.map((draft) => ({ ...draft, content: filled(draft.content, said) }));
  return nextStep(talk, { ...post, drafts });
}
