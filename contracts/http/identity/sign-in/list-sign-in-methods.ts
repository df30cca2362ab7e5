import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { signInProvider } from './list-sign-in-providers.ts';

/** A provider that is set up here, or that the user linked before it was removed. */
export const signInMethod = signInProvider.extend({
  /** Whether it can be logged in with now. */
  available: z.boolean(),
  linked: z
    .object({
      /** As the provider reported it at that time. */
      email: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type SignInMethod = z.output<typeof signInMethod>;

export const listSignInMethods = defineOperation({
  id: 'identity.listSignInMethods',
  method: 'GET',
  path: '/user/sign-in-methods',
  access: 'viewer',
  summary: 'List the user’s login methods',
  response: z.object({
    success: z.literal(true),
    /** Whether the account has a password. */
    password: z.boolean(),
    /** True when the login is recent enough to set a password. */
    confirmed: z.boolean(),
    methods: z.array(signInMethod),
  }),
  errors: ['not_authenticated'],
});
