import { AppError } from '@carillon/kit/errors.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { clientAddress } from './client-address.ts';
import { createKnownHosts } from './known-hosts.ts';
import type { Origin } from './origin.ts';

/** Answers nobody who calls this server by a name that it does not have. */
export function guardHost(origin: Origin, securityLog: SecurityLog): MiddlewareHandler {
  const isKnown = rememberHosts(createKnownHosts(origin));
  return async (c, next) => {
    const stranger = namesOf(c).find((name) => !isKnown(name));
    if (stranger === undefined) return next();
    const host = stranger.slice(0, 100);
    securityLog.tell({
      event: 'host.refused',
      outcome: 'refused',
      address: clientAddress(c, origin),
      detail: { host },
    });
    throw new AppError('unknown_host', {
      message: `This server is not known as “${host}”. Open ${origin.publicUrl} instead, or add the name to ALLOWED_HOSTS.`,
    });
  };
}

/** Names that are known, which are few; strangers' are looked at each time, and fill nothing. */
function rememberHosts(isKnown: (host: string) => boolean): (host: string) => boolean {
  const knownHosts = new Set<string>();
  return (host) => {
    if (knownHosts.has(host)) return true;
    if (!isKnown(host)) return false;
    if (knownHosts.size < MAX_NAMES) knownHosts.add(host);
    return true;
  };
}

/** A name that may have any port has many forms. */
const MAX_NAMES = 100;

/** The address of a request may name another host than its header does. */
function namesOf(c: Context): string[] {
  const named = c.req.header('host');
  // Servers derive the address from the header, unless the request line contains one.
  if (named !== undefined && c.req.url.startsWith(`http://${named}/`)) return [named];
  const { host } = new URL(c.req.url);
  return named === undefined || named === host ? [host] : [host, named];
}
