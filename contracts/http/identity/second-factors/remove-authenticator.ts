import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';

/** No code of it is asked for any more. */
export const removeAuthenticator = defineOperation({
  id: 'identity.removeAuthenticator',
  method: 'POST',
  path: '/user/authenticator/remove',
  access: 'viewer',
  summary: 'Remove the authenticator app',
  body: z.object(confirmation),
  response: z.object({ success: z.literal(true) }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'fresh_login_needed',
    'passkey_refused',
    'too_many_requests',
  ],
});
