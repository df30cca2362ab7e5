import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** Logs the user out everywhere but here, at once. */
export const endOtherSessions = defineOperation({
  id: 'identity.endOtherSessions',
  method: 'POST',
  path: '/user/sessions/end-others',
  access: 'viewer',
  ofUser: true,
  summary: 'Log out everywhere else',
  response: z.object({
    success: z.literal(true),
    /** How many have ended. */
    ended: z.number().int().nonnegative(),
  }),
  errors: ['not_authenticated'],
});
