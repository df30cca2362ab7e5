import type { EngineAnswer } from '../../conversation-engine.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import { wordsOf } from '../slots/plain-text.ts';
import { otherNetworksIn } from '../slots/platforms.ts';

/** Longer than that is no button. */
const LONGEST = 100;
const FEWEST_WORDS = 2;
/** Questions, greetings and orders, which are no topics to write about. */
const ASKS =
  /\?|^(?:who|what|when|where|why|how|is|are|can|could|do|does|did|will|would|should|please|translate|order|book|call|play|sing|calculate|solve|remind)\b/;

/** Suggests meanings of a message as buttons. Null if it can't guess any. */
export function guess(context: DialogueContext): EngineAnswer | null {
  const { plain, turn } = context;
  const words = context.inOwnWords.trim().replace(/[.!]$/, '');
  const says = sentencesOf(context);
  const isTopic = words.length <= LONGEST && !words.includes('\n') && wordsOf(plain).length >= FEWEST_WORDS;
  if (!isTopic || ASKS.test(plain) || otherNetworksIn(plain).length > 0 || turn.memory.post) return null;
  return answer(
    reply(says.guess, {
      intent: 'out_of_scope',
      actions: [says.writeAbout(words), says.postAsIs(words), says.hashtagsFor(words), says.create],
    }),
    turn.memory,
  );
}
