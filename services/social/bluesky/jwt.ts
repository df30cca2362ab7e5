import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import { SocialError } from '../social-error.ts';
import { did, id } from './bounds.ts';

const claims = z.object({ sub: did, exp: z.number(), scope: id });

/** The claims of a session's token. It is the server's, so nothing here checks its signature. */
export interface Claims {
  readonly did: string;
  readonly expiresAt: Date;
  readonly scope: string;
}

/** @throws SocialError `reconnect` for an invalid token */
export function claimsOf(token: string): Claims {
  try {
    const read = claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
    return { did: read.sub, expiresAt: new Date(read.exp * 1000), scope: read.scope };
  } catch (cause) {
    throw new SocialError(sentence`Bluesky’s session can’t be read. Connect the account again.`, {
      kind: 'reconnect',
      cause,
    });
  }
}
