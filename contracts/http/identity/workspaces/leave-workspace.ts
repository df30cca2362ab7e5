import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';

/** Nobody can leave the workspace that came with their account, or one whose last owner they are. */
export const leaveWorkspace = defineOperation({
  id: 'identity.leaveWorkspace',
  method: 'POST',
  path: '/workspaces/:id/leave',
  access: 'viewer',
  ofUser: true,
  movesSession: true,
  summary: 'Leave a workspace',
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated', 'not_found', 'last_owner', 'own_workspace'],
});
