import { z } from 'zod';
import type { Operation } from './operation.ts';

/** The header with which a client marks a call as a repetition (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** On a reply that is given again. */
export const REPLAYED = 'Idempotency-Replayed';

/** How long the first reply is kept at least. */
export const REPLY_KEPT_HOURS = 24;

/** The client chooses the key, ideally a UUID. The quotes of the IETF draft are optional. */
export const idempotencyKey = z
  .string()
  .transform((text) => text.replace(/^"(.*)"$/, '$1'))
  .pipe(z.string().regex(/^[\x21-\x7e]{8,100}$/, 'Use 8 to 100 visible ASCII characters, such as a UUID.'));

/** Whether an operation takes one: what changes something and is not for pages alone. Where any token may call, the protocol numbers its own calls. */
export const takesIdempotencyKey = ({ method, scope }: Pick<Operation, 'method' | 'scope'>): boolean =>
  method !== 'GET' && scope !== undefined && scope !== 'any';
