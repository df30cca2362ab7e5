import type { Transport } from '@carillon/kit/http/service-client.ts';
import { untilAborted } from '@carillon/kit/until-aborted.ts';

/** Sends a request whose answer must begin within so many milliseconds; then it may take as long as it likes. */
export async function answerInTime(
  transport: Transport,
  request: Request,
  withinMs: number,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${withinMs} ms`)), withinMs);
  const signal = AbortSignal.any([request.signal, late.signal]);
  try {
    return await untilAborted(() => transport(new Request(request, { signal })), signal);
  } finally {
    clearTimeout(timer);
  }
}
