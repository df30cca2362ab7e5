import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { passkey } from './passkey.ts';

/** Returns the second factors that are set up, and those that can be. */
export const getSecondFactors = defineOperation({
  id: 'identity.getSecondFactors',
  method: 'GET',
  path: '/user/second-factors',
  access: 'viewer',
  summary: 'The user’s second factors',
  response: z.object({
    success: z.literal(true),
    /** Whether the account has a password, which is asked for before any of this changes. */
    has_password: z.boolean(),
    /** An authenticator app. */
    authenticator: z.object({ added_at: z.iso.datetime() }).nullable(),
    passkeys: z.array(passkey),
    /** How many are left. Null while nothing needs them. */
    recovery_codes_left: z.number().int().nonnegative().nullable(),
    /** Whether passkeys work at the address of this server. */
    passkeys_available: z.boolean(),
    /** False for the demo account, whose password everybody knows. */
    may_change: z.boolean(),
  }),
  errors: ['not_authenticated'],
});
