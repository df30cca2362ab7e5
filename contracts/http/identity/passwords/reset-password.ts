import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { checkTypedTwice, newPassword } from './new-password.ts';

/**
 * Sets a password with the secret of a mailed link. Every session ends; logging in is a separate step with all its
 * checks.
 */
export const resetPassword = defineOperation({
  id: 'identity.resetPassword',
  method: 'POST',
  path: '/reset-password',
  access: 'public',
  rate: 'strict',
  summary: 'Choose a new password with an emailed link',
  body: z.object({ secret: textUpTo(200), ...newPassword }).superRefine(checkTypedTwice),
  response: z.object({ success: z.literal(true) }),
  errors: ['validation_failed', 'link_expired', 'too_many_requests'],
});
