import { IDEMPOTENCY_KEY, REPLAYED } from '@carillon/contracts/idempotency-key.ts';
import { isSigned, type Operation } from '@carillon/contracts/operation.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { invalid } from '../errors.ts';
import { AnsweredBefore, type IdempotentCall, idempotentCall } from '../idempotency/idempotent-call.ts';
import type { ServiceEnv } from './service-app.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Whether the handler reads the body itself, if anybody does. */
export const isRead = (operation: Operation): boolean =>
  operation.multipart !== undefined || isSigned(operation);

/** Answers a call. A repetition with the same idempotency key gets the first reply, without repeating the work. */
export async function answerOnce(
  c: Context<ServiceEnv>,
  operation: Operation,
  input: unknown,
  work: (call: IdempotentCall | null, begin: (request: unknown) => Promise<void>) => Promise<Response>,
): Promise<Response> {
  const [store, log] = [c.get('idempotency'), c.get('log')];
  const header = c.req.header(IDEMPOTENCY_KEY);
  const call = idempotentCall(operation, c.get('caller'), header, store && { store, log });
  if (!call) return work(null, async () => undefined);
  if (operation.stream && c.req.header('accept')?.includes('application/x-ndjson'))
    throw invalid({ [IDEMPOTENCY_KEY]: ['A streamed reply can’t be given again. Accept application/json.'] });
  let hasBegun = false;
  const begin = async (request: unknown) => {
    await call.begin(request);
    hasBegun = true;
  };
  try {
    if (!isRead(operation)) await begin(input);
    const reply = await work(call, (request) => begin({ input, request }));
    if (!hasBegun) throw new Error(`${operation.id} does not say what was asked before it is done`);
    const body = await reply.text();
    await call.succeed({ status: reply.status, body });
    return c.body(body, reply.status as ContentfulStatusCode, JSON_TYPE);
  } catch (error) {
    if (error instanceof AnsweredBefore) {
      const { status, body } = error.reply;
      return c.body(body, status as ContentfulStatusCode, { ...JSON_TYPE, [REPLAYED]: 'true' });
    }
    if (hasBegun) await call.fail(error);
    throw error;
  }
}
