import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** How long the link opens. */
export const EMAIL_PROOF_HOURS = 24;

/** The link that was mailed before opens nothing any more. */
export const requestEmailProof = defineOperation({
  id: 'identity.requestEmailProof',
  method: 'POST',
  path: '/user/email-proof',
  access: 'viewer',
  rate: 'strict',
  summary: 'Send an email with a confirmation link',
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'conflict', 'too_many_requests', 'mail_unavailable'],
});
