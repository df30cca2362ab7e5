import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import { did } from './bounds.ts';
import { claimsOf } from './jwt.ts';
import type { Xrpc } from './xrpc.ts';

const session = z.object({ did });
const LIMIT = 1000;

/** Returns whose access it is: a DID. @throws SocialError */
export type OwnAccount = (access: Access) => Promise<string>;

/**
 * An app password's token contains it. A DPoP-bound token is opaque to clients (RFC 6749, section 1.4), so the server
 * is asked, once per token.
 */
export function createOwnAccount(xrpc: Xrpc): OwnAccount {
  const didByToken = new LRUCache<string, string>({ max: LIMIT });
  return async (access) => {
    if (access.proofKey === undefined) return claimsOf(access.token).did;
    const key = `${access.server} ${access.token}`;
    const cached = didByToken.get(key);
    if (cached !== undefined) return cached;
    const account = await xrpc.query('com.atproto.server.getSession', { access, schema: session });
    didByToken.set(key, account.did);
    return account.did;
  };
}
