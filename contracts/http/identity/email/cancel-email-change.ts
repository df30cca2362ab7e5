import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** The link to the new address stops working. Idempotent. */
export const cancelEmailChange = defineOperation({
  id: 'identity.cancelEmailChange',
  method: 'DELETE',
  path: '/user/email-change',
  access: 'viewer',
  ofUser: true,
  summary: 'Cancel the email change',
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated'],
});
