import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** Their sessions are back in their own workspace at once, and their access tokens for this one are good no more. */
export const removeMember = defineOperation({
  id: 'identity.removeMember',
  method: 'DELETE',
  path: '/workspace/members/:id',
  access: 'owner',
  summary: 'Remove a member',
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found', 'last_owner', 'own_workspace'],
});
