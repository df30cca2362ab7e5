import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** Its link is good no more. Revoking it again answers as the first time. */
export const revokeInvitation = defineOperation({
  id: 'identity.revokeInvitation',
  method: 'DELETE',
  path: '/workspace/invitations/:id',
  access: 'owner',
  summary: 'Revoke an invitation',
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found', 'conflict'],
});
