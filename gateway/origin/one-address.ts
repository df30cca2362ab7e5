import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import type { MiddlewareHandler } from 'hono';

/**
 * On one's own machine a page is opened at the one address that its pictures and its cookie are for, by whichever of
 * loopback's names it was asked for.
 */
export function oneAddress(publicUrl: string): MiddlewareHandler {
  const { hostname, host, port, protocol, origin } = new URL(publicUrl);
  if (!isThisMachine(hostname)) return (_c, next) => next();
  return async (c, next) => {
    // Only browsers send it, and only for pages that a person opens.
    if (c.req.method !== 'GET' || c.req.header('sec-fetch-dest') !== 'document') return next();
    const asked = URL.parse(`${protocol}//${c.req.header('host') ?? host}`);
    if (!asked || asked.host === host || asked.port !== port || !isThisMachine(asked.hostname)) return next();
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`${origin}${pathname}${search}`, 307);
  };
}
