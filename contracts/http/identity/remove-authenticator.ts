import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { confirmation } from './confirmation.ts';
import { oneTimeCode, recoveryCode } from './second-factor.ts';

/** Takes a code of the app, or a recovery code, besides what confirms who is there. */
export const removeAuthenticator = defineOperation({
  id: 'identity.removeAuthenticator',
  method: 'POST',
  path: '/user/authenticator/remove',
  access: 'viewer',
  summary: 'Remove the authenticator app',
  body: z.object({
    current_password: confirmation.current_password,
    passkey: confirmation.passkey,
    code: oneTimeCode.optional(),
    recovery_code: recoveryCode.optional(),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'fresh_login_needed',
    'passkey_refused',
    'too_many_requests',
  ],
});
