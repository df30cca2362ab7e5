import { untilAborted } from '@carillon/kit/until-aborted.ts';
import type OpenAI from 'openai';

type Pieces = AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk> & {
  readonly controller: AbortController;
};

/** More than any text that a task asks for. */
const MOST_CHARACTERS = 200_000;

/**
 * The text that a model writes piece by piece.
 * @throws Error when it pauses for too long, ends too early, or never ends
 */
export async function readStream(
  pieces: Pieces,
  pauseMs: number,
  onPiece: (text: string) => unknown,
): Promise<string> {
  let text = '';
  let finished = false;
  let timer: NodeJS.Timeout | undefined;
  let isStalled = false;
  const wait = (): void => {
    timer = setTimeout(() => {
      isStalled = true;
      pieces.controller.abort();
    }, pauseMs);
  };
  try {
    wait();
    for await (const { choices } of pieces) {
      // However slow its reader is, the model is not what stands still.
      clearTimeout(timer);
      const [choice] = choices;
      if (choice?.finish_reason) finished = true;
      const piece = choice?.delta.content ?? '';
      text += piece;
      if (text.length > MOST_CHARACTERS) throw new Error('the model does not come to an end');
      if (piece) await untilAborted(() => onPiece(piece), pieces.controller.signal);
      wait();
    }
  } finally {
    clearTimeout(timer);
    pieces.controller.abort();
  }
  if (isStalled) throw new Error('the model stalled');
  if (!finished) throw new Error('the model’s text broke off');
  return text;
}
