import { ERRORS, type ErrorName } from '@carillon/contracts/errors.ts';
import { REPLAYED, takesIdempotencyKey } from '@carillon/contracts/idempotency-key.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import { errorsOf } from '@carillon/contracts/operation-errors.ts';
import type { ZodOpenApiResponseObject } from 'zod-openapi';

/** The replies of an operation, including errors. */
export const repliesOf = (operation: Operation): Record<`${number}`, ZodOpenApiResponseObject> => ({
  [`${operation.status}`]: success(operation),
  ...failures(operation),
});

const text = { schema: { type: 'string' } } as const;
/** Which of them are described in several places. */
export const HEADERS = {
  RateLimit: { description: 'To a token: what is left of each budget, and for how many seconds', ...text },
  RateLimitPolicy: { description: 'To a token: its budgets, calls and seconds', ...text },
  RetryAfter: { description: 'Seconds to wait', ...text },
  Replayed: { description: '`true` where the reply to an earlier call comes again', ...text },
} as const;

const headersOf = (operation: Operation) => ({
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  ...(takesIdempotencyKey(operation) && { [REPLAYED]: { $ref: '#/components/headers/Replayed' } }),
});

function success(operation: Operation): ZodOpenApiResponseObject {
  const { response, stream, status, scope } = operation;
  if (status === 302) return { description: 'Go on at Location' };
  return {
    description: 'Done',
    ...(scope && { headers: headersOf(operation) }),
    content: {
      'application/json': { schema: response },
      ...(stream && { 'application/x-ndjson': { schema: stream } }),
    },
  };
}

function failures(operation: Operation): Record<`${number}`, ZodOpenApiResponseObject> {
  const byStatus = Map.groupBy(errorsOf(operation), (name) => ERRORS[name].status);
  return Object.fromEntries([...byStatus].map(([status, names]) => [status, refusal(status, names)]));
}

function refusal(status: number, names: ErrorName[]): ZodOpenApiResponseObject {
  const errorSchema = {
    type: 'object' as const,
    properties: { error: { type: 'string' as const, enum: names } },
  };
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, errorSchema] };
  return {
    description: names.join(', '),
    ...(status === 429 && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: { 'application/json': { schema } },
  };
}
