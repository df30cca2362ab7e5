import { ERRORS, type ErrorName } from '@carillon/contracts/errors.ts';
import type { Failure } from '@carillon/contracts/failure.ts';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '../errors.ts';
import type { Log } from '../log.ts';
import { currentContext } from '../request-context.ts';

/** Nobody reads it; logs and metrics distinguish it from a failure of ours. */
const CLIENT_GONE = 499;

/** Whether an error comes from a caller leaving, which ends the calls under way for them. */
const isOfLeaving = (error: unknown, c: Context): boolean =>
  error instanceof AppError && error.code === 'service_unavailable' && c.req.raw.signal.aborted;

/** The one place where errors become replies. Unexpected errors are fully logged and never shown. */
export const onError =
  (log: Log): ErrorHandler =>
  (error, c) => {
    if (isOfLeaving(error, c)) {
      log.info('whoever asked did not wait for the answer');
      c.res = undefined;
      return new Response(null, { status: CLIENT_GONE });
    }
    if (error instanceof AppError) {
      if (error.status >= 500) log.error({ err: error }, error.message);
      for (const [name, value] of Object.entries(error.headers ?? {})) c.header(name, value);
      return reply(c, error.code, error.message, error);
    }
    if (error instanceof HTTPException && error.status < 500)
      return reply(c, 'malformed_request', error.message);
    log.error({ err: error }, 'unforeseen error');
    return reply(c, 'internal_error', ERRORS.internal_error.message);
  };

export const onNotFound: NotFoundHandler = (c) => reply(c, 'not_found', ERRORS.not_found.message);

function reply(c: Context, code: ErrorName, message: string, error?: AppError): Response {
  const body: Failure = {
    success: false,
    error: code,
    message,
    ...(error?.errors && { errors: error.errors }),
    ...(error && Object.keys(error.texts).length > 0 && { texts: error.texts }),
    ...(error?.detail !== undefined && { detail: error.detail }),
    request_id: currentContext()?.requestId,
  };
  // Drops headers of the failed reply, such as its length.
  c.res = undefined;
  return c.json(body, ERRORS[code].status as ContentfulStatusCode);
}
