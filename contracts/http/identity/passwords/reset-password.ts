import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { checkTypedTwice, newPassword } from './new-password.ts';

/** By the secret of a link that was mailed. Every session ends; logging in is a step of its own, with all that it asks for. */
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
