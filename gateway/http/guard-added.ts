import { NETWORKS } from '@carillon/contracts/networks/networks.ts';
import { tooLarge } from '@carillon/kit/http/small-body.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { MiddlewareHandler } from 'hono';
import { clientAddress } from '../origin/client-address.ts';
import type { Origin } from '../origin/origin.ts';
import { byAddress, type RateLimits } from '../rate-limits/rate-limits.ts';
import { boundBody } from './bound-body.ts';

const MB = 1024 * 1024;
/** The largest file that a network takes, and the form around it. */
const MAX_BYTES = Math.max(...NETWORKS.map(({ limits }) => limits.videoBytes)) + MB;

interface Deps {
  readonly origin: Origin;
  readonly rateLimits: RateLimits;
  readonly telemetry: { readonly securityLog: SecurityLog };
}

/** Guards an added app: limits calls by address, bounds bodies, and logs guesses at its admin token. */
export function guardAdded(
  { origin, rateLimits, telemetry: { securityLog } }: Deps,
  prefix: string,
): MiddlewareHandler {
  return async (c, next) => {
    const address = clientAddress(c, origin);
    await rateLimits.spend('added', byAddress(address));
    const body = boundBody(c.req.raw, MAX_BYTES);
    if (body) {
      const { method, headers, signal } = c.req.raw;
      const init = { method, headers, signal, body: body.stream, duplex: 'half' };
      c.req.raw = new Request(c.req.url, init as RequestInit);
    }
    await next();
    if (body?.isTooLarge()) throw tooLarge(MAX_BYTES);
    if (c.req.path.startsWith(`${prefix}/admin/`) && c.res.status === 403)
      securityLog.tell({ event: 'admin.refused', outcome: 'refused', address });
  };
}
