import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

/** Whether the browser's session is alive. A stranger gets `false`, never an error. */
export const checkAuth = defineOperation({
  id: 'identity.checkAuth',
  method: 'GET',
  path: '/check-auth',
  access: 'public',
  summary: 'Is this session alive?',
  response: z.object({ authenticated: z.boolean() }),
});
