import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** Whether somebody has shown to read the mail of the account's address. */
export const getEmailProof = defineOperation({
  id: 'identity.getEmailProof',
  method: 'GET',
  path: '/user/email-proof',
  access: 'viewer',
  summary: 'Get whether the email is confirmed',
  response: z.object({
    success: z.literal(true),
    /** `not_needed` for the demo account, whose address is nobody's. */
    state: z.enum(['confirmed', 'unconfirmed', 'not_needed']),
    /** Whether a link can be mailed, and where to: as `get-mail-state.ts`. */
    mail: z.enum(['smtp', 'mailbox', 'none']),
    /** A new address that waits for its link to be opened; null for none. */
    change: z.object({ email: z.string(), expires_at: z.iso.datetime() }).nullable().default(null),
  }),
  errors: ['not_authenticated'],
});
