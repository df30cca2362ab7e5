import { isIPv6 } from 'node:net';
import { forwardedAddress } from '@carillon/kit/http/forwarded-address.ts';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Whom to count a call to: an address, of IPv6 the network, since one user has all of it. */
export const callerAddress = (c: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? forwardedAddress(c.req.header('x-forwarded-for')) : undefined;
  const address = forwarded || connected(c) || 'unknown';
  return isIPv6(address) && !address.includes('.') ? networkOf(address) : address;
};

const connected = (c: Context): string | undefined => {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    // There is no socket when the app is called directly.
    return undefined;
  }
};

/** The first four groups, /64. */
const networkOf = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].slice(0, 4).join(':');
};
