import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { passkeyRequest } from '../second-factors/passkey.ts';

/** Returns what the browser needs to confirm the user's identity with a passkey. Valid for five minutes. */
export const askPasskey = defineOperation({
  id: 'identity.askPasskey',
  method: 'POST',
  path: '/user/passkeys/ask',
  access: 'viewer',
  summary: 'Ask for a passkey',
  response: z.object({ success: z.literal(true), options: passkeyRequest }),
  errors: ['not_authenticated', 'passkeys_unavailable'],
});
