import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const getUser = defineOperation({
  id: 'identity.getUser',
  method: 'GET',
  path: '/user',
  summary: 'Who is logged in',
  response: z.object({ id: z.string(), name: z.string(), email: z.string(), timezone: z.string() }),
  errors: ['not_authenticated'],
});
