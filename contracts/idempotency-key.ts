import { z } from 'zod';
import type { Operation } from './operation.ts';

/** The header with which a client marks a call as a repetition (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** On a reply that is given again. */
export const REPLAYED = 'Idempotency-Replayed';

/** The minimum time for which the first reply is stored. */
export const REPLY_KEPT_HOURS = 24;

/** The client chooses the key, ideally a UUID. The quotes of the IETF draft are optional. */
export const idempotencyKey = z
  .string()
  .transform((text) => text.replace(/^"(.*)"$/, '$1'))
  .pipe(z.string().regex(/^[\x21-\x7e]{8,100}$/, 'Use 8 to 100 visible ASCII characters, such as a UUID.'));

/**
 * Whether an operation accepts one: if it changes something and isn't only for pages. An operation that any token may
 * call numbers calls in its own protocol.
 */
export const takesIdempotencyKey = ({ method, scope }: Pick<Operation, 'method' | 'scope'>): boolean =>
  method !== 'GET' && scope !== undefined && scope !== 'any';
