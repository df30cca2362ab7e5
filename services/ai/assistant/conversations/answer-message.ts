import { type AssistantReply, assistantReply } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type Exchange, memoryAfter, type SaidMessage } from '../../domain/conversation.ts';
import type { Answer, Turn } from '../conversation-engine.ts';
import { EMPTY_MEMORY, type Memory } from '../memory.ts';
import { beginExchange, type UserMessage } from './begin-exchange.ts';
import { type ConversationDeps, reportChange } from './conversation-deps.ts';

/** As many exchanges are told to an engine. */
const REMEMBERED = 12;

export type RememberedTurn = Pick<Turn, 'query' | 'memory' | 'earlier' | 'now' | 'unseen'>;

/**
 * The assistant's message to one of the user's. Both are kept, and the answer with what is remembered of it; a message that
 * was answered before is not answered again.
 * @throws AppError what `beginExchange` and `answer` throw
 */
export async function answerMessage(
  deps: ConversationDeps,
  message: UserMessage,
  answer: (turn: RememberedTurn) => Promise<Answer>,
): Promise<SaidMessage> {
  const exchange = await beginExchange(deps, message);
  if (exchange.answer) return exchange.answer;
  const { key, messageId, query, after } = message;
  try {
    const before = (await deps.exchanges.newest(key, REMEMBERED)).filter(
      ({ number }) => number < exchange.number,
    );
    const { reply, memory } = await answer({
      query,
      unseen: unseenOf(before, after),
      memory: (memoryAfter(before) ?? EMPTY_MEMORY) as Memory,
      earlier: before.reverse().flatMap(linesOf),
      now: deps.clock(),
    });
    // Only replies that readers can parse are stored.
    const saidAnswer = { id: deps.newId(), at: deps.clock(), reply: assistantReply.parse(reply), memory };
    return await deps.exchanges.answer(exchange, saidAnswer);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('generation_failed', { cause });
  } finally {
    const conversation = await deps.conversations.letGo(key, messageId, deps.clock());
    if (conversation) reportChange(deps, key, conversation);
    // It was deleted meanwhile, with what had been said by then.
    else if (!(await deps.conversations.find(key))) await deps.exchanges.removeAll(key);
  }
}

/** @param newestFirst all that was said before */
function unseenOf(newestFirst: readonly Exchange[], after: string | null | undefined): AssistantReply | null {
  if (after === undefined) return null;
  const answered = newestFirst.find(({ answer, outcome }) => answer || outcome);
  const last = answered?.outcome ?? answered?.answer;
  return last && last.id !== after ? last.reply : null;
}

const linesOf = ({ query, answer, outcome }: Exchange): Turn['earlier'] => [
  { role: 'user', content: query },
  ...[answer, outcome].flatMap((message) =>
    message ? [{ role: 'assistant' as const, content: message.reply.message }] : [],
  ),
];
