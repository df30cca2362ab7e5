import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ChangeName } from '../../../proposal.ts';
import { shown } from '../../../shown-text.ts';
import { sharingWords } from '../../slots/which-posts.ts';
import { answer, reply, sentencesOf, type Talk } from '../../talk.ts';
import { INTENT } from './words.ts';

const SHOWN = 3;

/** What is no post may be a draft, which is changed on its own page. Null where no draft has the words. */
export async function findDraft(talk: Talk, change: ChangeName): Promise<EngineAnswer | null> {
  const drafts = await talk.tools.drafts();
  const words = `${talk.plain.replace(/\bdrafts?\b/g, ' ')} ${talk.named}`;
  const found = sharingWords(drafts, ({ text, topic }) => `${text} ${topic}`, words).slice(0, SHOWN);
  if (found.length === 0) return null;
  const says = sentencesOf(talk);
  const lines = found.map(
    ({ id, text, topic }) =>
      `- [${says.posts.quoted(shown(firstWords(text || topic) ?? ''))}](/create-post?draft=${id})`,
  );
  return answer(
    reply(`${says.changes.areDrafts(change, found.length)}\n\n${lines.join('\n')}`, {
      intent: INTENT[change],
      actions: [says.showPlanned, says.create],
    }),
    { ...talk.turn.memory, change: null, asked: null },
  );
}
