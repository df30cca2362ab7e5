import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** Ends one of the user’s sessions at once. Idempotent. */
export const endSession = defineOperation({
  id: 'identity.endSession',
  method: 'DELETE',
  path: '/user/sessions/:id',
  access: 'viewer',
  ofUser: true,
  summary: 'End one of the user’s sessions',
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found'],
});
