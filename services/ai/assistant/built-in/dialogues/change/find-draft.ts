import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { EngineAnswer } from '../../../conversation-engine.ts';
import type { ChangeName } from '../../../proposal.ts';
import { shown } from '../../../shown-text.ts';
import { sharingWords } from '../../slots/which-posts.ts';
import { answer, reply, type Talk } from '../../talk.ts';
import { INTENT, VERB } from './words.ts';

const SHOWN = 3;

/** What is no post may be a draft, which is changed on its own page. Null where no draft has the words. */
export async function findDraft(talk: Talk, change: ChangeName): Promise<EngineAnswer | null> {
  const drafts = await talk.tools.drafts();
  const words = `${talk.plain.replace(/\bdrafts?\b/g, ' ')} ${talk.named}`;
  const found = sharingWords(drafts, ({ text, topic }) => `${text} ${topic}`, words).slice(0, SHOWN);
  if (found.length === 0) return null;
  const lines = found.map(
    ({ id, text, topic }) => `- [“${shown(firstWords(text || topic) ?? '')}”](/create-post?draft=${id})`,
  );
  const what = found.length === 1 ? 'This is a draft, and no post' : 'These are drafts, and no posts';
  return answer(
    reply(
      `${what}, so that I can’t ${VERB[change]} ${found.length === 1 ? 'it' : 'them'}. Open ${found.length === 1 ? 'it' : 'one'} to finish or delete it:\n\n${lines.join('\n')}`,
      { intent: INTENT[change], actions: ['Show my scheduled posts', 'Create new content'] },
    ),
    { ...talk.turn.memory, change: null, asked: null },
  );
}
