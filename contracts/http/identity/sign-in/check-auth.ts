import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** Whether the browser's session is alive, or the access token good. A stranger gets `false`, never an error. */
export const checkAuth = defineOperation({
  id: 'identity.checkAuth',
  method: 'GET',
  path: '/check-auth',
  access: 'public',
  scope: 'any',
  summary: 'Check whether a session or access token is valid',
  response: z.object({
    authenticated: z.boolean(),
    /**
     * The name of the provider that a logout of the session leads to (`logout.ts`), or null. Earlier versions of the
     * service leave it out.
     */
    logout_provider: z.string().nullable().default(null),
  }),
});
