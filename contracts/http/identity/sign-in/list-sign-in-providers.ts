import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../../domain/sign-in-providers.ts';
import { defineOperation } from '../../../operation.ts';

export const signInProvider = z.object({
  id: z.enum(SIGN_IN_PROVIDERS),
  /** The button's text after "Continue with". */
  name: z.string(),
});

/** For the login page, which shows a button for each that is set up. */
export const listSignInProviders = defineOperation({
  id: 'identity.listSignInProviders',
  method: 'GET',
  path: '/sign-in/providers',
  access: 'public',
  summary: 'List the providers for logging in',
  response: z.object({ success: z.literal(true), providers: z.array(signInProvider) }),
});
