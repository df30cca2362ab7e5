import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

/** Ends the session everywhere it is known. Succeeds without one too. */
export const logout = defineOperation({
  id: 'identity.logout',
  method: 'POST',
  path: '/logout',
  access: 'public',
  summary: 'Log out',
  response: z.object({ success: z.literal(true) }),
});
