import { checkInput } from '@carillon/contracts/check-input.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import { errorsOf } from '@carillon/contracts/operation-errors.ts';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { AppError, invalid } from '../errors.ts';
import type { UserCaller } from '../identity/identity-token.ts';
import type { Log } from '../log.ts';
import { answerOnce, isRead } from './answer-once.ts';
import { authorize } from './authorize.ts';
import type { ServiceEnv } from './service-app.ts';

/** Arguments of a handler: checked input and the caller. Callers of public operations may be anonymous, with empty ids. */
export interface Call<O extends Operation> extends Omit<UserCaller, 'kind' | 'role'> {
  readonly body: z.output<O['body']>;
  readonly query: z.output<O['query']>;
  readonly params: z.output<O['params']>;
  readonly role: Role | null;
  /**
   * Derives an ID for objects that the caller doesn't name: the same for each call with one key. Null without a key.
   */
  readonly madeId: string | null;
  /**
   * For handlers that read the body themselves: passes the request before any work is done. Throws the stored reply,
   * answered by `mount`, instead of repeating the work.
   */
  begin(request: unknown): Promise<void>;
  readonly c: Context<ServiceEnv>;
}

type Handler<O extends Operation> = (call: Call<O>) => Promise<z.input<O['response']> | Response>;

/** Serves an operation: access, parse, handle once a key, and the reply checked against the contract. */
export function mount<O extends Operation>(app: Hono<ServiceEnv>, operation: O, handler: Handler<O>): void {
  app.on(operation.method, operation.path, async (c) => {
    c.set('operation', operation.id);
    const caller = c.get('caller');
    authorize(operation, caller, c);
    const input = {
      params: parse(operation.params, c.req.param()) as z.output<O['params']>,
      query: parse(operation.query, c.req.query()) as z.output<O['query']>,
      body: (isRead(operation) ? {} : parse(operation.body, await jsonBody(c, operation))) as z.output<
        O['body']
      >,
    };
    return answerOnce(c, operation, input, async (keyed, begin) => {
      const call = { ...input, ...(caller?.kind === 'user' ? caller : NOBODY), c };
      const result = await handler({ ...call, madeId: keyed?.madeId ?? null, begin }).catch(
        (error: unknown) => {
          throw checkListedError(operation, error, c.get('log'));
        },
      );
      if (result instanceof Response) return result;
      return c.json(operation.response.parse(result), operation.status as ContentfulStatusCode);
    });
  });
}

/** Callers know an operation's errors by its contract. Another one is a fault of ours: the log says so, and a test fails. */
function checkListedError(operation: Operation, error: unknown, log: Log): unknown {
  if (!(error instanceof AppError) || errorsOf(operation).includes(error.code)) return error;
  const fault = `${operation.id} answers ${error.code}, which its contract does not list`;
  if (process.env.NODE_ENV === 'test') return new Error(fault, { cause: error });
  log.error({ err: error }, fault);
  return error;
}

const NOBODY = { userId: '', sessionId: '', workspaceId: '', role: null };

/**
 * Checks input against a schema.
 * @throws AppError `validation_failed`, sentences under the fields' dotted names
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const checked = checkInput(schema, input);
  if (checked.ok) return checked.data;
  throw invalid(checked.errors);
}

/** An absent body is an empty object. So is null, which generated clients send for it. */
async function jsonBody(c: Context, operation: Operation): Promise<unknown> {
  if (operation.method === 'GET') return {};
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text) ?? {};
  } catch (cause) {
    throw new AppError('malformed_request', { message: 'The request body is not valid JSON.', cause });
  }
}
