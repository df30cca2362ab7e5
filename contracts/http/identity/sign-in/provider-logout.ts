import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../../domain/sign-in-providers.ts';
import { defineOperation } from '../../../operation.ts';

/**
 * A provider reports that a login there has ended, in a form with a `logout_token` (OpenID Connect Back-Channel Logout).
 * The sessions that began with it end.
 */
export const providerLogout = defineOperation({
  id: 'identity.providerLogout',
  method: 'POST',
  path: '/sign-in/:provider/logout',
  access: 'public',
  signedBody: true,
  summary: 'End the sessions of a login by a provider',
  params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'provider_unavailable'],
});
