import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** The required fields. A recovery code may replace a code. */
export const CONFIRMATION_FIELDS = ['current_password', 'code', 'recovery_code', 'passkey'] as const;
export type ConfirmationField = (typeof CONFIRMATION_FIELDS)[number];

/** The confirmation for a sensitive action: the password and, if set up, a second factor; or a passkey alone. */
export const getConfirmation = defineOperation({
  id: 'identity.getConfirmation',
  method: 'GET',
  path: '/user/confirmation',
  access: 'viewer',
  summary: 'Get the ways to confirm the user’s identity',
  response: z.object({
    success: z.literal(true),
    /** All of them; `passkey` where nothing else does. */
    fields: z.array(z.enum(CONFIRMATION_FIELDS)),
    /** Whether a passkey does instead of all that. */
    passkey: z.boolean(),
    /** True when only a login of the last ten minutes can confirm, and this one is older. */
    fresh_login_needed: z.boolean(),
  }),
  errors: ['not_authenticated'],
});
