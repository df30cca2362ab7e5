import type { Context } from 'hono';
import type { Asking } from '../accounts/confirm-identity.ts';
import { addressOf } from './address-of.ts';

interface Call {
  readonly c: Context;
  readonly userId: string;
  readonly sessionId: string;
}

/** Reads who requests a sensitive action, and from where. */
export const askingOf = ({ userId, sessionId, c }: Call): Asking => ({
  userId,
  sessionId,
  address: addressOf(c),
  userAgent: c.req.header('user-agent'),
});
