import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** Where to log out too. */
const providerToLeave = z.object({
  name: z.string(),
  /** Where the browser goes for it. Null if the provider can't be reached or has no page for it. */
  url: z.url().nullable(),
});
export type ProviderToLeave = z.output<typeof providerToLeave>;

/** Ends the session everywhere it is known. Succeeds without one too. */
export const logout = defineOperation({
  id: 'identity.logout',
  method: 'POST',
  path: '/logout',
  access: 'public',
  summary: 'Log out',
  response: z.object({
    success: z.literal(true),
    /**
     * The provider that the session began with, where the operator lets a logout end the login there too; else null.
     * Earlier versions of the service leave it out.
     */
    provider: providerToLeave.nullable().default(null),
  }),
});
