import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';
import { checkTypedTwice, newPassword } from './new-password.ts';

/** The first password of an account that a provider made. Confirmed as any dangerous act is. */
export const setPassword = defineOperation({
  id: 'identity.setPassword',
  method: 'POST',
  path: '/user/password',
  access: 'viewer',
  rate: 'strict',
  summary: 'Set the first password',
  body: z.object({ ...confirmation, ...newPassword }).superRefine(checkTypedTwice),
  response: z.object({ success: z.literal(true) }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'fresh_login_needed', 'passkey_refused'] as const),
    ...(['conflict', 'too_many_requests'] as const),
  ],
});
