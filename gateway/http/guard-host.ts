import { AppError } from '@carillon/kit/errors.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { GatewayContext } from '../context.ts';
import { clientAddress } from './client-address.ts';
import { createKnownHosts } from './known-hosts.ts';

/** Answers nobody who calls this server by a name that it does not have. */
export function guardHost(context: GatewayContext): MiddlewareHandler {
  const { publicUrl, securityLog, trustProxy } = context;
  const isKnown = createKnownHosts(context);
  return async (c, next) => {
    const stranger = namesOf(c).find((name) => !isKnown(name));
    if (stranger === undefined) return next();
    const host = stranger.slice(0, 100);
    securityLog.tell({
      event: 'host.refused',
      outcome: 'refused',
      address: clientAddress(c, trustProxy),
      detail: { host },
    });
    throw new AppError('unknown_host', {
      message: `This server is not known as “${host}”. Open ${publicUrl} instead, or add the name to ALLOWED_HOSTS.`,
    });
  };
}

/** The address of a request may name another host than its header does. */
const namesOf = (c: Context): string[] => [
  new URL(c.req.url).host,
  ...[c.req.header('host')].filter((name) => name !== undefined),
];
