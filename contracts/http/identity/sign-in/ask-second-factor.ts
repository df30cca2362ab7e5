import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { passkeyRequest } from '../second-factors/passkey.ts';

/** Returns what the browser needs to finish a login with one of the user's passkeys. */
export const askSecondFactor = defineOperation({
  id: 'identity.askSecondFactor',
  method: 'POST',
  path: '/login/second-factor/passkey',
  access: 'public',
  rate: 'strict',
  summary: 'Ask for a passkey as the second factor',
  body: z.object({ pending_login: textUpTo(200) }),
  response: z.object({ success: z.literal(true), options: passkeyRequest }),
  errors: ['validation_failed', 'login_expired', 'passkeys_unavailable', 'too_many_requests'],
});
