import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';
import { emailAddress } from './email-address.ts';

/**
 * Mails a link to the new address, and a notice to the old one. The email changes when the link is opened in a session of
 * the account (`confirm-email-change.ts`), within `EMAIL_PROOF_HOURS`. The reply is the same for an address that has an
 * account. Another request replaces the one before.
 */
export const requestEmailChange = defineOperation({
  id: 'identity.requestEmailChange',
  method: 'POST',
  path: '/user/email-change',
  access: 'viewer',
  ofUser: true,
  rate: 'strict',
  summary: 'Ask to change the email',
  body: z.object({ email: emailAddress, ...confirmation }),
  response: z.object({ success: z.literal(true) }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'fresh_login_needed', 'passkey_refused'] as const),
    ...(['too_many_requests', 'mail_unavailable'] as const),
  ],
});
