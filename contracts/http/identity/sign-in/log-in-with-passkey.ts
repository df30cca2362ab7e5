import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { passkeyProof } from '../second-factors/passkey.ts';
import { loggedIn } from './logged-in.ts';

/** A passkey is both factors: what one has, and the finger or PIN that opens it. */
export const logInWithPasskey = defineOperation({
  id: 'identity.logInWithPasskey',
  method: 'POST',
  path: '/login/passkey',
  access: 'public',
  rate: 'strict',
  summary: 'Log in with a passkey',
  body: z.object({ proof: passkeyProof, remember: z.boolean().default(false) }),
  response: loggedIn,
  errors: [
    'validation_failed',
    'passkey_refused',
    'account_closed',
    'passkeys_unavailable',
    'too_many_requests',
  ],
});
