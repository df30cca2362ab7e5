import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** Forgets one account's connection and its tokens. What is scheduled for it waits until it is connected again. */
export const removeConnection = defineOperation({
  id: 'identity.removeConnection',
  method: 'DELETE',
  path: '/connections/:id',
  access: 'owner',
  summary: 'Disconnect an account',
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found'],
});
