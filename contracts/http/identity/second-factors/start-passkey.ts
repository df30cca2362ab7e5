import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';
import { passkeyCreation } from './passkey.ts';

/** Returns what the browser needs to create a passkey. Valid for five minutes. */
export const startPasskey = defineOperation({
  id: 'identity.startPasskey',
  method: 'POST',
  path: '/user/passkeys/start',
  access: 'viewer',
  summary: 'Start adding a passkey',
  body: z.object(confirmation),
  response: z.object({ success: z.literal(true), options: passkeyCreation }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'fresh_login_needed',
    'passkey_refused',
    'too_many_requests',
    'forbidden',
    'too_many_passkeys',
    'passkeys_unavailable',
  ],
});
