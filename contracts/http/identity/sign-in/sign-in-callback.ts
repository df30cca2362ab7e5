import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../../domain/sign-in-providers.ts';
import { defineOperation } from '../../../operation.ts';
import { oauthCallback } from '../connections/oauth-callback.ts';

/**
 * Where the providers send the browser back. Answers 302 to `/login?sign_in=<outcome>&provider=<provider>`
 * (`domain/sign-in-outcome.ts`), and to `/account/security` with the same where who is logged in began it.
 */
export const signInCallback = defineOperation({
  id: 'identity.signInCallback',
  method: 'GET',
  path: '/oauth/callback/sign-in/:provider',
  access: 'public',
  rate: 'strict',
  summary: 'Return from a provider',
  status: 302,
  params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  query: oauthCallback.query,
  response: z.object({}),
});
