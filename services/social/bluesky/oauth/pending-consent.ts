import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import { SocialError } from '../../social-error.ts';
import { did, handle, url } from '../bounds.ts';

const secret = z.string().min(1).max(2000);
const pendingConsent = z.object({
  /** PKCE's. */
  verifier: secret,
  /** The key to which the tokens will be bound. */
  proofKey: secret,
  /** Carillon's key that the request was made with. */
  kid: secret,
  /** The account that the user named, which alone is connected, and its server. */
  did,
  handle: handle.optional(),
  server: url,
});

/** Data that a request for consent keeps until its code comes: `Consent.verifier`, in JSON. */
type PendingConsent = z.output<typeof pendingConsent>;

export const writePending = (pending: PendingConsent): string => JSON.stringify(pending);

/** @throws SocialError `permanent` for an invalid one */
export function readPending(stored: string): PendingConsent {
  try {
    return pendingConsent.parse(JSON.parse(stored));
  } catch (cause) {
    throw new SocialError(sentence`Connecting took too long. Connect again.`, {
      kind: 'permanent',
      code: 'no_consent',
      cause,
    });
  }
}
