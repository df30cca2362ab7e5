import { forwardedAddress } from '@carillon/kit/http/forwarded-address.ts';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Origin } from './origin.ts';

/** The browser's address; behind a trusted proxy, the last one in the forwarded header. */
export function clientAddress(c: Context, { trustProxy }: Pick<Origin, 'trustProxy'>): string {
  const forwarded = trustProxy ? forwardedAddress(c.req.header('x-forwarded-for')) : undefined;
  return forwarded || connectionAddress(c) || 'unknown';
}

function connectionAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    // The app has no socket when it is called directly, as tests do.
    return undefined;
  }
}
