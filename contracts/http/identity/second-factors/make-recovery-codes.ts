import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';
import { recoveryCodes } from './second-factor.ts';

/** Those from before are good no more. */
export const makeRecoveryCodes = defineOperation({
  id: 'identity.makeRecoveryCodes',
  method: 'POST',
  path: '/user/recovery-codes',
  access: 'viewer',
  summary: 'Create new recovery codes',
  body: z.object(confirmation),
  response: z.object({ success: z.literal(true), recovery_codes: recoveryCodes }),
  errors: [
    'not_authenticated',
    'validation_failed',
    'fresh_login_needed',
    'passkey_refused',
    'too_many_requests',
    'conflict',
  ],
});
