import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { passkeyRequest } from '../second-factors/passkey.ts';

/** Returns what the browser needs to log in with any passkey. Valid for five minutes. */
export const startPasskeyLogin = defineOperation({
  id: 'identity.startPasskeyLogin',
  method: 'POST',
  path: '/login/passkey/start',
  access: 'public',
  rate: 'strict',
  summary: 'Start logging in with a passkey',
  response: z.object({ success: z.literal(true), options: passkeyRequest }),
  errors: ['passkeys_unavailable', 'too_many_requests'],
});
