import { settleProposal } from './confirmation/settle-proposal.ts';

import type { Answer, AnswerOptions, ConversationEngine, EngineAnswer, Turn } from './conversation-engine.ts';
import { hear } from './hear.ts';
import type { Memory } from './memory.ts';
import { withWaitingPost } from './still-waits.ts';
import type { Commands, Tools } from './tools.ts';

/**
 * A message of the user answered: what it confirms is done here, by its own words alone; all else is the engine's, which
 * can only propose. A proposal stands while the last reply asked for it or named it again, which its state
 * `confirmation` says.
 */
export async function converse(
  engine: ConversationEngine,
  message: Turn,
  { tools, commands }: { readonly tools: Tools; readonly commands: Commands },
  options: AnswerOptions,
): Promise<Answer> {
  const turn = hear(message);
  const answer = await settleProposal(turn, commands);
  return (
    answer ?? proposedOnly(withWaitingPost(await engine.answer(turn, tools, options), turn), turn.memory)
  );
}

/** Whatever an engine answers, it does not say what the user said, nor makes a page say it. */
function proposedOnly({ reply, memory }: EngineAnswer, before: Memory): Answer {
  const asks = reply.state === 'confirmation' && memory.proposal !== null;
  return {
    reply: {
      ...reply,
      state: reply.state === 'posting' ? 'idle' : reply.state,
      to_post: null,
      intent: speaksForUser(reply) ? 'best_times' : reply.intent,
    },
    memory: {
      ...memory,
      proposal: asks ? memory.proposal : null,
      // It may still be on its way to POST /ai-assistant/post-content; an engine can only let it go.
      confirmed: memory.confirmed && before.confirmed,
    },
  };
}

/** After such a reply a page says the first of the suggested times, as if its user had. */
const speaksForUser = ({ intent, suggestions }: EngineAnswer['reply']): boolean =>
  intent === 'scheduling' && Object.keys(suggestions).length > 0;
