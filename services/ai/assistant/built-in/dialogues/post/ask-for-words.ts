import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { PostInProgress } from '../../../memory.ts';
import { quoted, shown } from '../../../shown-text.ts';
import type { WrittenDrafts } from '../../../tools.ts';
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';
import { contentOf } from './post-text.ts';

/** Shows the text with its gaps, and asks for their words: nothing goes out with brackets. */
export function askForWords(
  talk: Talk,
  post: PostInProgress,
  gaps: readonly string[],
  notes: readonly string[],
  writer: WrittenDrafts['writer'] | null,
): EngineAnswer {
  const says = sentencesOf(talk);
  const content = contentOf(post);
  const text = quoted(content);
  const missing = says.missing(gaps.map(shown));
  return answer(
    reply([...notes.filter((note) => note !== text), text, missing].join('\n\n'), {
      intent: 'revision',
      content,
      writer,
      platforms: [...post.platforms],
      actions: [says.otherDrafts, says.cancel],
    }),
    { ...talk.turn.memory, post, proposal: null, asked: 'gaps', change: null },
  );
}
