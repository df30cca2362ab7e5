import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';
import { checkTypedTwice, newPassword } from './new-password.ts';

/** Every session ends at once; the caller's browser goes on in another one, by another cookie. Access tokens stay. */
export const changePassword = defineOperation({
  id: 'identity.changePassword',
  method: 'PUT',
  path: '/user/password',
  access: 'viewer',
  ofUser: true,
  rate: 'strict',
  summary: 'Change the password',
  body: z.object({ ...confirmation, ...newPassword }).superRefine(checkTypedTwice),
  response: z.object({
    success: z.literal(true),
    /** How many other sessions have ended. */
    ended: z.number().int().nonnegative(),
  }),
  errors: ['not_authenticated', 'validation_failed', 'passkey_refused', 'conflict', 'too_many_requests'],
});
