import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import { quote, toShownText } from '../../../shown-text.ts';
import type { WrittenDrafts } from '../../../tools.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { contentOf } from './post-text.ts';

/** Shows the text with its gaps, and asks for their words: nothing goes out with brackets. */
export function askForWords(
  context: DialogueContext,
  post: PostInProgress,
  gaps: readonly string[],
  notes: readonly string[],
  writer: WrittenDrafts['writer'] | null,
): EngineAnswer {
  const says = sentencesOf(context);
  const content = contentOf(post);
  const text = quote(content);
  const missing = says.missing(gaps.map(toShownText));
  return answer(
    reply([...notes.filter((note) => note !== text), text, missing].join('\n\n'), {
      intent: 'revision',
      content,
      writer,
      platforms: [...post.platforms],
      actions: [says.otherDrafts, says.cancel],
    }),
    { ...context.turn.memory, post, proposal: null, asked: 'gaps', change: null },
  );
}
