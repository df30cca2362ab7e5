import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { oneTimeCode, recoveryCodes } from './second-factor.ts';

/** From now on a code of the app is asked for after the password. New recovery codes come with it. */
export const confirmAuthenticator = defineOperation({
  id: 'identity.confirmAuthenticator',
  method: 'POST',
  path: '/user/authenticator/confirm',
  access: 'viewer',
  summary: 'Confirm an authenticator app',
  body: z.object({ code: oneTimeCode }),
  response: z.object({ success: z.literal(true), recovery_codes: recoveryCodes }),
  errors: ['not_authenticated', 'validation_failed', 'conflict', 'too_many_requests'],
});
