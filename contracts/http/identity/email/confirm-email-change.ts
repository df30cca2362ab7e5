import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** Takes the secret from the link mailed to the new address. The account must be logged in, and the link works once. */
export const confirmEmailChange = defineOperation({
  id: 'identity.confirmEmailChange',
  method: 'POST',
  path: '/user/email-change/confirm',
  access: 'viewer',
  ofUser: true,
  rate: 'strict',
  summary: 'Change the email with an emailed link',
  body: z.object({ secret: textUpTo(200) }),
  response: z.object({ success: z.literal(true), email: z.string() }),
  errors: ['not_authenticated', 'validation_failed', 'link_expired', 'too_many_requests'],
});
