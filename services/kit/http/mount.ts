import type { FieldErrors } from '@carillon/contracts/errors.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import type { CallerName } from '@carillon/contracts/service-names.ts';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { AppError, invalid } from '../errors.ts';
import type { Caller } from '../identity/identity-token.ts';
import type { ServiceEnv } from './service-app.ts';

/** What a handler gets: checked input and who calls. `userId` is a string where the operation's access is `user`. */
export interface Call<O extends Operation> {
  readonly body: z.output<O['body']>;
  readonly query: z.output<O['query']>;
  readonly params: z.output<O['params']>;
  readonly userId: string;
  readonly sessionId: string;
  readonly c: Context<ServiceEnv>;
}

type Handler<O extends Operation> = (call: Call<O>) => Promise<z.input<O['response']> | Response>;

/** Serves an operation: access, parse, handle, and the reply checked against the contract. */
export function mount<O extends Operation>(app: Hono<ServiceEnv>, operation: O, handler: Handler<O>): void {
  app.on(operation.method, operation.path, async (c) => {
    c.set('operation', operation.id);
    const caller = c.get('caller');
    admit(operation, caller, c);
    const result = await handler({
      params: parse(operation.params, c.req.param()) as z.output<O['params']>,
      query: parse(operation.query, c.req.query()) as z.output<O['query']>,
      body: (operation.multipart ? {} : parse(operation.body, await jsonBody(c, operation))) as z.output<
        O['body']
      >,
      userId: caller?.kind === 'user' ? caller.userId : '',
      sessionId: caller?.kind === 'user' ? caller.sessionId : '',
      c,
    });
    if (result instanceof Response) return result;
    return c.json(operation.response.parse(result), operation.status as ContentfulStatusCode);
  });
}

/** Neither a user nor a service that is not named is shown what services ask of each other. */
function admit({ id, access }: Operation, caller: Caller | null, c: Context<ServiceEnv>): void {
  if (access === 'public') return;
  if (access === 'user' ? caller?.kind === 'user' : isNamed(access, caller)) return;
  if (caller?.kind === 'service') {
    const detail = { caller: caller.name, operation: id };
    c.get('log').warn(detail, 'a service called what it may not call');
    c.get('securityLog')?.tell({ event: 'operation.refused', outcome: 'refused', detail });
  }
  throw new AppError(access !== 'user' && caller ? 'not_found' : 'not_authenticated');
}

const isNamed = (callers: readonly CallerName[], caller: Caller | null): boolean =>
  caller?.kind === 'service' && callers.includes(caller.name);

/**
 * Checks input against a schema.
 * @throws AppError `validation_failed`, sentences under the fields' dotted names
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), sentence(issue)];
  }
  throw invalid(errors);
}

const sentence = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
    ? 'This field is required.'
    : issue.message;

async function jsonBody(c: Context, operation: Operation): Promise<unknown> {
  if (operation.method === 'GET') return {};
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_request', { message: 'The request body is not valid JSON.', cause });
  }
}
