import { untilAborted } from '@carillon/kit/until-aborted.ts';

/**
 * Waits for an answer, which must begin within so many milliseconds; then it may take as long as it likes, or until whoever
 * asked is gone.
 */
export async function answerInTime(
  send: (signal: AbortSignal) => Promise<Response> | Response,
  gone: AbortSignal,
  withinMs: number,
): Promise<Response> {
  const ending = new AbortController();
  const leave = () => ending.abort(gone.reason);
  if (gone.aborted) leave();
  else gone.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(() => ending.abort(new Error(`no answer within ${withinMs} ms`)), withinMs);
  try {
    return await untilAborted(() => send(ending.signal), ending.signal);
  } finally {
    clearTimeout(timer);
  }
}
