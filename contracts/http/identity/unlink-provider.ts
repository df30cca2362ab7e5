import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../domain/sign-in-providers.ts';
import { defineOperation } from '../../operation.ts';

/** The last way into an account stays. */
export const unlinkProvider = defineOperation({
  id: 'identity.unlinkProvider',
  method: 'DELETE',
  path: '/user/sign-in-methods/:provider',
  access: 'viewer',
  summary: 'Unlink a provider from the account',
  params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found', 'last_sign_in_method'],
});
