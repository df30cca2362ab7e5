import { ERRORS } from '@carillon/contracts/errors.ts';
import type { Operation, ReplyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { StreamingApi } from 'hono/utils/stream';
import type { StepState } from '../engines/engine.ts';

const NDJSON = 'application/x-ndjson';

export type Report = (step: string, state: StepState) => unknown;
export type OnText = (text: string, restart: boolean) => unknown;

/**
 * The reply as JSON when it is there, or line by line as it comes about when the caller accepts that. Who is refused before
 * the first step gets an ordinary refusal.
 */
export async function streamReply<O extends Operation>(
  operation: O,
  c: Context<ServiceEnv>,
  work: (report: Report, onText: OnText) => Promise<ReplyOf<O>>,
): Promise<ReplyOf<O> | Response> {
  if (!c.req.header('accept')?.includes(NDJSON)) return work(IGNORE, IGNORE);
  const begun = Promise.withResolvers<StreamingApi>();
  const first = Promise.withResolvers<void>();
  const line = async (value: object) => {
    first.resolve();
    const out = await begun.promise;
    await out.write(`${JSON.stringify(operation.stream?.parse(value))}\n`);
  };
  const working = work(
    (step, state) => line({ type: 'step', step, state }),
    (text, restart) => line({ type: 'text', text, restart }),
  );
  await Promise.race([first.promise, working]);
  c.header('content-type', NDJSON);
  c.header('cache-control', 'no-store');
  // Proxies that gather what they pass on would keep the steps back.
  c.header('x-accel-buffering', 'no');
  return stream(c, async (out) => {
    begun.resolve(out);
    try {
      await line({ type: 'result', result: await working });
    } catch (err) {
      c.get('log').error({ err }, 'a task failed');
      const { message } = err instanceof AppError ? err : ERRORS.generation_failed;
      await line({ type: 'failure', message });
    }
  });
}

const IGNORE = (): undefined => undefined;
