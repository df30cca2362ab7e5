import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';

/** For the login page, which offers the demo account (`domain/demo.ts`) once it can be logged in to; `failed` until the next start. */
export const getDemoAccount = defineOperation({
  id: 'identity.getDemoAccount',
  method: 'GET',
  path: '/demo-account',
  access: 'public',
  summary: 'Get whether there is a demo account',
  response: z.object({ state: z.enum(['none', 'coming', 'ready', 'failed']) }),
});
