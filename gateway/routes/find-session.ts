import type { Context } from 'hono';
import type { GatewayContext } from '../context.ts';
import { clientAddress } from '../origin/client-address.ts';
import { byAddress } from '../rate-limits/rate-limits.ts';
import type { Session } from '../sessions/sessions.ts';

/**
 * Finds the session of a cookie. Null if there is none. Each made-up cookie costs identity a lookup, which counts
 * against the caller's address; known ones cost nothing.
 */
export const findSession = (
  c: Context,
  cookie: string | undefined,
  { origin, credentials, rateLimits }: Pick<GatewayContext, 'origin' | 'credentials' | 'rateLimits'>,
): Promise<Session | null> =>
  credentials.sessions.find(cookie, () =>
    rateLimits.spend('normal', byAddress(clientAddress(c, origin), 'asks')),
  );
