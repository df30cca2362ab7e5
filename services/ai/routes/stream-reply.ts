import type { Operation, ReplyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { StreamingApi } from 'hono/utils/stream';
import type { RunOptions } from '../engines/engine.ts';

const NDJSON = 'application/x-ndjson';
/** A caller who doesn't read a line for this long has left. */
const UNREAD_MS = 60_000;

/**
 * Sends the reply as JSON when it is there, or line by line as it comes about when the caller accepts that. A caller
 * who is refused before the first step gets an ordinary refusal.
 */
export async function streamReply<O extends Operation>(
  operation: O,
  c: Context<ServiceEnv>,
  work: (options: RunOptions<string>) => Promise<ReplyOf<O>>,
  unreadMs = UNREAD_MS,
): Promise<ReplyOf<O> | Response> {
  if (!c.req.header('accept')?.includes(NDJSON)) return work({ signal: c.req.raw.signal });
  const started = Promise.withResolvers<StreamingApi>();
  const first = Promise.withResolvers<void>();
  const abortController = new AbortController();
  const signal = AbortSignal.any([c.req.raw.signal, abortController.signal]);
  const line = async (value: object) => {
    first.resolve();
    const out = await started.promise;
    const unread = setTimeout(() => out.abort(), unreadMs);
    await out.write(`${JSON.stringify(operation.stream?.parse(value))}\n`);
    clearTimeout(unread);
  };
  const working = work({
    signal,
    report: (step, state) => line({ type: 'step', step, state }),
    onText: (text, restart) => line({ type: 'text', text, restart }),
    onPlace: (ahead) => void line({ type: 'place', ahead }).catch(() => undefined),
  });
  await Promise.race([first.promise, working]);
  c.header('content-type', NDJSON);
  c.header('cache-control', 'no-store');
  // Buffering proxies would hold the steps back.
  c.header('x-accel-buffering', 'no');
  return stream(c, async (out) => {
    out.onAbort(() => abortController.abort(new Error('the caller does not read')));
    // The reply being written ends with it.
    signal.addEventListener('abort', () => out.abort(), { once: true });
    started.resolve(out);
    try {
      await line({ type: 'result', result: await working });
    } catch (err) {
      if (signal.aborted) return;
      const refusal = err instanceof AppError ? err : new AppError('generation_failed', { cause: err });
      if (refusal.status >= 500) c.get('log').error({ err }, 'a task failed');
      const { code: error, message, texts } = refusal;
      await line({ type: 'failure', error, message, ...(Object.keys(texts).length > 0 && { texts }) });
    }
  });
}
