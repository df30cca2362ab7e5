import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ChangeName } from '../../../proposal.ts';
import { toShownText } from '../../../shown-text.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../../dialogue-context.ts';
import { sharingWords } from '../../slots/which-posts.ts';
import { INTENT } from './words.ts';

const SHOWN = 3;

/** Finds a draft with these words, which users change on its own page. Null if there is none. */
export async function findDraft(context: DialogueContext, change: ChangeName): Promise<EngineAnswer | null> {
  const drafts = await context.tools.drafts();
  const words = `${context.plain.replace(/\bdrafts?\b/g, ' ')} ${context.named}`;
  const matches = sharingWords(drafts, ({ text, topic }) => `${text} ${topic}`, words).slice(0, SHOWN);
  if (matches.length === 0) return null;
  const says = sentencesOf(context);
  const lines = matches.map(
    ({ id, text, topic }) =>
      `- [${says.posts.quoted(toShownText(firstWords(text || topic) ?? ''))}](/create-post?draft=${id})`,
  );
  return answer(
    reply(`${says.changes.areDrafts(change, matches.length)}\n\n${lines.join('\n')}`, {
      intent: INTENT[change],
      actions: [says.showPlanned, says.create],
    }),
    { ...context.turn.memory, change: null, asked: null },
  );
}
