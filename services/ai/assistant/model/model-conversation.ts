import { AppError } from '@carillon/kit/errors.ts';
import { untilAborted } from '@carillon/kit/until-aborted.ts';
import type OpenAI from 'openai';
import type { ChatCompletionStream } from 'openai/lib/ChatCompletionStream';
import { z } from 'zod';
import { dropReasoning } from '../../engines/answers/drop-reasoning.ts';
import { createReasoningFilter, type ShownPiece } from '../../engines/answers/reasoning-filter.ts';
import { askAgain } from '../../engines/model/ask-again.ts';
import { checkFinishReason } from '../../engines/model/check-finish-reason.ts';
import { createClient, type ModelSettings } from '../../engines/model/model-engine.ts';
import { ModelFailure } from '../../engines/model-failure.ts';
import { createModelWatch, type ModelWatch } from '../../engines/model-watch.ts';
import { reply } from '../built-in/dialogue-context.ts';
import { reporting } from '../built-in/reporting.ts';
import type { AnswerOptions, ConversationEngine, EngineAnswer, Turn } from '../conversation-engine.ts';
import { withoutTexts } from '../without-texts.ts';
import { zonedNow } from '../zoned-now.ts';
import { factsOf } from './guard-reply.ts';
import { instructionsFor } from './instructions.ts';
import { LOOKING_TOOLS } from './looking-tools.ts';
import { LOOKUP_TOOLS } from './lookup-tools.ts';
import { PROPOSING_TOOLS } from './proposing-tools.ts';
import type { Session } from './session.ts';

type Messages = OpenAI.Chat.Completions.ChatCompletionMessageParam[];
type ToolCall = OpenAI.Chat.Completions.ChatCompletionMessageFunctionToolCall;

const TOOLS = [...LOOKING_TOOLS, ...LOOKUP_TOOLS, ...PROPOSING_TOOLS];
/** As often may a model look at what its tools gave; all of it within the time. */
const LIMITS = { rounds: 6, calls: 12, answerMs: 90_000, result: 20_000, message: 20_000, written: 60_000 };

/**
 * Any OpenAI-compatible endpoint with tool calls. What it proposes is told in Carillon's own words, and not in its.
 * @param watch the model's own; each of its moves is held to the watch's deadline
 */
export function createModelConversation(
  settings: ModelSettings,
  watch: ModelWatch = createModelWatch(() => new Date()),
): ConversationEngine {
  const { model } = settings;
  const client = createClient(settings);

  const move = async (messages: Messages, signal: AbortSignal, onPiece: (piece: ShownPiece) => void) => {
    let filter = createReasoningFilter();
    let isShown = false;
    const show = (piece: ShownPiece | null): void => {
      if (!piece) return;
      isShown = true;
      onPiece(piece);
    };
    const begin = async () => {
      // A request that is repeated has left its thoughts open.
      filter = createReasoningFilter();
      const stream = client.chat.completions.stream(
        { model, messages, tools: TOOLS.map(({ definition }) => definition) },
        { signal },
      );
      stream.on('content', (piece) => show(filter.push(piece)));
      return wholeOf(stream, signal);
    };
    const { choices } = await askAgain(signal, begin, () => !isShown);
    const [choice] = choices;
    if (!choice) throw new ModelFailure('no_answer', 'the model gave no answer');
    const { message, finish_reason } = choice;
    checkFinishReason(finish_reason);
    show(filter.end());
    return { ...message, content: message.content && dropReasoning(message.content) };
  };

  /** A model that can't read all of a conversation is told the end of it. */
  const ask = async (
    messages: Messages,
    remainingSignal: AbortSignal,
    onPiece: (piece: ShownPiece) => void,
  ) =>
    watch.run({ signal: remainingSignal }, async ({ signal, progress }) => {
      const forwardPiece = (piece: ShownPiece): void => {
        progress();
        onPiece(piece);
      };
      try {
        return await move(messages, signal, forwardPiece);
      } catch (error) {
        const isTooLong = error instanceof ModelFailure && error.fault === 'context_too_small';
        if (!isTooLong || messages.length <= 2) throw error;
        return move(lastOf(messages), signal, forwardPiece);
      }
    });

  return {
    kind: 'model',
    name: model,
    async answer(turn, tools, options) {
      const report = reporting(tools, options);
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(LIMITS.answerMs)]);
      const session = sessionOf(turn, { ...options, signal }, report.tools);
      const messages = messagesOf(turn);
      return report.during('Thinking', async () => {
        for (let round = 0; round < LIMITS.rounds; round++) {
          let isFirst = true;
          const message = await ask(messages, signal, ({ text, restart }) => {
            void options.onText?.(text, restart || isFirst);
            isFirst = false;
          });
          const calls = (message.tool_calls ?? []).filter((call) => call.type === 'function');
          if (calls.length === 0) return answerOf(message.content, session, model);
          messages.push(message);
          for (const [n, call] of calls.entries())
            messages.push(n < LIMITS.calls ? await heardResult(call, session) : tooMany(call));
          if (session.proposed) return session.proposed;
        }
        throw new ModelFailure('unusable_answer', 'the model does not come to an answer');
      });
    },
  };
}

/** @throws ModelFailure when it writes more than any answer or calls of tools have */
async function wholeOf(stream: ChatCompletionStream, signal: AbortSignal) {
  let length = 0;
  stream.on('chunk', ({ choices }) => {
    const { content, tool_calls: calls = [] } = choices[0]?.delta ?? {};
    length += (content ?? '').length;
    for (const { function: calledFunction } of calls) length += (calledFunction?.arguments ?? '').length;
    if (length > LIMITS.written) stream.abort();
  });
  try {
    return await untilAborted(() => stream.finalChatCompletion(), signal);
  } catch (error) {
    if (length <= LIMITS.written) throw error;
    throw new ModelFailure('unusable_answer', 'the model does not come to an end', { cause: error });
  }
}

const sessionOf = (turn: Turn, { newId }: AnswerOptions, tools: Session['talk']['tools']): Session => ({
  talk: {
    turn,
    tools,
    newId,
    plain: '',
    inOwnWords: turn.query,
    material: null,
    named: '',
    now: zonedNow(turn.now, turn.user.timezone),
  },
  memory: { ...turn.memory, proposal: null },
  intent: null,
  heard: [],
  proposed: null,
});

/** The system prompt, and the messages since the user's. */
function lastOf(messages: Messages): Messages {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  return [...messages.slice(0, 1), ...messages.slice(at)];
}

const messagesOf = (turn: Turn): Messages => [
  { role: 'system', content: instructionsFor(turn) },
  ...turn.earlier,
  { role: 'user', content: turn.query },
];

const tooMany = ({ id }: ToolCall): Messages[number] => ({
  role: 'tool',
  tool_call_id: id,
  content: JSON.stringify({ error: 'Call fewer tools at once.' }),
});

/** Runs a tool, and returns its result or error as data. */
async function heardResult(call: ToolCall, session: Session): Promise<Messages[number]> {
  const result = await resultOf(call, session);
  if ('data' in result) session.heard.push(factsOf(result.data));
  const content = JSON.stringify(result).slice(0, LIMITS.result).toWellFormed();
  return { role: 'tool', tool_call_id: call.id, content };
}

async function resultOf(
  { function: { name, arguments: args } }: ToolCall,
  session: Session,
): Promise<{ readonly data: unknown } | { readonly error: string }> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) return { error: 'There is no such tool.' };
  try {
    return { data: withoutTexts(await tool.run(JSON.parse(args || '{}'), session)) };
  } catch (err) {
    if (err instanceof AppError) return { error: err.message };
    if (err instanceof z.ZodError) return { error: z.prettifyError(err) };
    if (err instanceof SyntaxError) return { error: 'The arguments are no JSON.' };
    throw err;
  }
}

function answerOf(content: string | null, { memory, intent }: Session, model: string): EngineAnswer {
  // An image would tell its server what the address says.
  const message = (content ?? '').replaceAll('![', '[').trim().slice(0, LIMITS.message).toWellFormed();
  if (message === '') throw new ModelFailure('no_answer', 'the model says nothing');
  const writer = { engine: 'model', name: model, fell_back: null } as const;
  return { reply: reply(message, { intent, writer }), memory };
}
