import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/**
 * Confirms an email with the secret of a mailed link, in a session of the account. The link alone would also confirm
 * an account that a stranger created with somebody else's address.
 */
export const confirmEmail = defineOperation({
  id: 'identity.confirmEmail',
  method: 'POST',
  path: '/user/email-proof/confirm',
  access: 'viewer',
  rate: 'strict',
  summary: 'Confirm the email with an emailed link',
  body: z.object({ secret: textUpTo(200) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'validation_failed', 'link_expired', 'too_many_requests'],
});
