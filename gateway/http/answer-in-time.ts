import type { Transport } from '@carillon/kit/http/service-client.ts';

/** Sends a request whose answer must begin within so many milliseconds; then it may take as long as it likes. */
export async function answerInTime(
  transport: Transport,
  request: Request,
  withinMs: number,
): Promise<Response> {
  const late = Promise.withResolvers<never>();
  const leaving = new AbortController();
  const timer = setTimeout(() => {
    late.reject(new Error(`no answer within ${withinMs} ms`));
    leaving.abort();
  }, withinMs);
  const signal = AbortSignal.any([request.signal, leaving.signal]);
  try {
    // A service in this very process may not look at the signal.
    return await Promise.race([transport(new Request(request, { signal })), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
