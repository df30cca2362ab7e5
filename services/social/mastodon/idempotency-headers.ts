import { createHash } from 'node:crypto';

/** The header of a call that is not to be made twice: a second line of defense only, as some servers ignore it. */
export const idempotencyHeaders = (
  key: string | undefined,
  place: string,
  text: string,
): Record<string, string> =>
  key === undefined
    ? {}
    : {
        'idempotency-key': createHash('sha256')
          .update(JSON.stringify([key, place, text]))
          .digest('hex'),
      };
