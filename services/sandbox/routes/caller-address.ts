import { clientNetwork } from '@carillon/kit/http/client-network.ts';
import { forwardedAddress } from '@carillon/kit/http/forwarded-address.ts';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Whom to count a call to: an address, of IPv6 the network, since one user has all of it. */
export const callerAddress = (c: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? forwardedAddress(c.req.header('x-forwarded-for')) : undefined;
  return clientNetwork(forwarded || findPeerAddress(c) || 'unknown');
};

const findPeerAddress = (c: Context): string | undefined => {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    // The app has no socket when it is called directly.
    return undefined;
  }
};
