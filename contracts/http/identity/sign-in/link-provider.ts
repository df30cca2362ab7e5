import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../../domain/sign-in-providers.ts';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';

/**
 * Sends the browser to a provider, to link it to the account, confirmed as any dangerous act is. For a provider that is linked already it only confirms that the user is still there.
 */
export const linkProvider = defineOperation({
  id: 'identity.linkProvider',
  method: 'POST',
  path: '/user/sign-in-methods',
  access: 'viewer',
  rate: 'strict',
  summary: 'Link a provider to the account',
  body: z.object({ provider: z.enum(SIGN_IN_PROVIDERS), ...confirmation }),
  response: z.object({ auth_url: z.url() }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'not_found', 'fresh_login_needed'] as const),
    ...(['passkey_refused', 'provider_unavailable', 'too_many_requests'] as const),
  ],
});
