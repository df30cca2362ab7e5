import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../../domain/sign-in-providers.ts';
import { defineOperation } from '../../../operation.ts';

/**
 * Starts a login with a provider: the browser goes to `auth_url`, and returns to
 * `/oauth/callback/sign-in/<provider>`. A cookie binds it to the browser, so nobody can finish in it what was started
 * elsewhere.
 */
export const startSignIn = defineOperation({
  id: 'identity.startSignIn',
  method: 'POST',
  path: '/sign-in/:provider',
  access: 'public',
  rate: 'strict',
  summary: 'Log in with a provider',
  params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  body: z.object({ remember: z.boolean().default(false) }),
  response: z.object({ auth_url: z.url() }),
  errors: ['validation_failed', 'not_found', 'provider_unavailable'],
});
