import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';

/** Makes a secret for an authenticator app, which counts once a code of it was confirmed. */
export const startAuthenticator = defineOperation({
  id: 'identity.startAuthenticator',
  method: 'POST',
  path: '/user/authenticator',
  access: 'viewer',
  summary: 'Set up an authenticator app',
  body: z.object(confirmation),
  response: z.object({
    success: z.literal(true),
    /** For typing, in base32. */
    secret: z.string(),
    /** For a QR code. */
    uri: z.string(),
  }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'fresh_login_needed',
    'passkey_refused',
    'too_many_requests',
    'forbidden',
    'conflict',
  ],
});
