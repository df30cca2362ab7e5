import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import { SocialError } from '../../social-error.ts';
import { did, token, url } from '../bounds.ts';

const keptSession = z.object({
  /** The authorization server, which alone is ever sent the token. */
  issuer: url,
  did,
  /** Carillon's key that the session began with, and is bound to. */
  kid: z.string().min(1).max(200),
  token,
});

/** The stored session, for renewing and ending it: `Grant.refreshToken`, in JSON. */
export type KeptSession = z.output<typeof keptSession>;

export const writeSession = (session: KeptSession): string => JSON.stringify(session);

/** @throws SocialError `reconnect` for an invalid session */
export function readSession(refreshToken: string): KeptSession {
  try {
    return keptSession.parse(JSON.parse(refreshToken));
  } catch (cause) {
    throw new SocialError(sentence`This connection can’t be renewed. Connect the account again.`, {
      kind: 'reconnect',
      cause,
    });
  }
}
