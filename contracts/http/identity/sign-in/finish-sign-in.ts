import { z } from 'zod';
import { zoneName } from '../../../domain/bounded-text.ts';
import { localeNames } from '../../../domain/locales.ts';
import { SIGN_IN_PROVIDERS } from '../../../domain/sign-in-providers.ts';
import { defineOperation } from '../../../operation.ts';
import { secondStep } from '../second-factors/second-factor.ts';

/**
 * Logs in the user that the provider has named to this browser. A new user gets an account. An existing account with
 * the email isn't linked at once: `link_to` names it, and the next login to it, in this browser, links the two.
 */
export const finishSignIn = defineOperation({
  id: 'identity.finishSignIn',
  method: 'POST',
  path: '/sign-in',
  access: 'public',
  rate: 'strict',
  summary: 'Finish a login with a provider',
  body: z.object({
    timezone: zoneName.default('UTC'),
    /** The language of a new account. */
    locale: z.enum(localeNames).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    provider: z.enum(SIGN_IN_PROVIDERS),
    /** As that of a login; null where the user has to log in first, or a second step follows. */
    token: z.string().nullable(),
    /** True when the login created the account. Earlier versions of the service leave it out. */
    created: z.boolean().default(false),
    link_to: z.string().nullable(),
    second_factor: secondStep.nullable(),
    /** As that of a login. */
    linked: z.enum(SIGN_IN_PROVIDERS).nullable(),
  }),
  errors: ['validation_failed', 'sign_in_expired', 'account_closed', 'wrong_credentials'],
});
