import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../../domain/sign-in-providers.ts';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';

/** The last way into an account stays. Confirmed as any dangerous act is. */
export const unlinkProvider = defineOperation({
  id: 'identity.unlinkProvider',
  method: 'POST',
  path: '/user/sign-in-methods/:provider/unlink',
  access: 'viewer',
  summary: 'Unlink a provider from the account',
  params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  body: z.object(confirmation),
  response: z.object({ success: z.literal(true) }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'not_found', 'last_sign_in_method'] as const),
    ...(['fresh_login_needed', 'passkey_refused', 'too_many_requests'] as const),
  ],
});
