import { untilAborted } from '@carillon/kit/until-aborted.ts';
import OpenAI from 'openai';
import { createReasoningFilter, type ShownPiece } from '../answers/reasoning-filter.ts';
import { ModelFailure } from '../model-failure.ts';
import { checkFinishReason } from './check-finish-reason.ts';
import { endpointFailure } from './endpoint-failure.ts';

type Pieces = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk> & {
  readonly controller: AbortController;
};

/** More than any text that a task asks for. */
const MAX_CHARACTERS = 30_000;

/**
 * The text that a model writes piece by piece, without its thoughts.
 * @param onPiece gets what there is to read, and whether it begins the text anew
 * @throws ModelFailure when the model pauses for too long, ends too early, or never ends
 */
export async function readStream(
  pieces: Pieces,
  pauseMs: number,
  onPiece: (text: string, restart: boolean) => unknown,
): Promise<string> {
  const filter = createReasoningFilter();
  let length = 0;
  let end: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStalled = false;
  const wait = (): void => {
    timer = setTimeout(() => {
      isStalled = true;
      pieces.controller.abort();
    }, pauseMs);
  };
  const show = async (piece: ShownPiece | null): Promise<void> => {
    if (piece) await untilAborted(() => onPiece(piece.text, piece.restart), pieces.controller.signal);
  };
  try {
    wait();
    for await (const { choices } of pieces) {
      // However slow its reader is, the model isn't what stalls.
      clearTimeout(timer);
      const [choice] = choices ?? [];
      end = choice?.finish_reason ?? end;
      const piece = choice?.delta?.content ?? '';
      length += piece.length;
      if (length > MAX_CHARACTERS)
        throw new ModelFailure('unusable_answer', 'the model does not come to an end');
      await show(filter.push(piece));
      wait();
    }
  } catch (error) {
    if (!isStalled) throw isLeft(pieces, error) ? error : endpointFailure(error);
  } finally {
    clearTimeout(timer);
    pieces.controller.abort();
  }
  if (isStalled) throw new ModelFailure('too_slow', 'the model stalled');
  if (end === null) throw new ModelFailure('no_answer', 'the model’s text broke off');
  checkFinishReason(end);
  await show(filter.end());
  return filter.text();
}

/** Whether the caller left. The client aborts a stream as well that tells of an error. */
const isLeft = ({ controller }: Pieces, error: unknown): boolean =>
  controller.signal.aborted &&
  (!(error instanceof OpenAI.APIError) || error instanceof OpenAI.APIUserAbortError);
