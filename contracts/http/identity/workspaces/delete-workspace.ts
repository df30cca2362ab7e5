import { z } from 'zod';
import { givenId } from '../../../domain/bounded-text.ts';
import { defineOperation } from '../../../operation.ts';
import { confirmation } from '../account/confirmation.ts';

/**
 * Deletes a workspace for all members, at once and permanently. Only for its owners, and never one that came with an
 * account.
 */
export const deleteWorkspace = defineOperation({
  id: 'identity.deleteWorkspace',
  method: 'POST',
  path: '/workspaces/:id/delete',
  access: 'viewer',
  ofUser: true,
  movesSession: true,
  rate: 'strict',
  summary: 'Delete a workspace and everything in it',
  params: z.object({ id: givenId }),
  body: z.object(confirmation),
  response: z.object({ success: z.literal(true) }),
  errors: [
    ...(['not_authenticated', 'forbidden', 'not_found', 'own_workspace', 'validation_failed'] as const),
    ...(['fresh_login_needed', 'passkey_refused', 'too_many_requests'] as const),
  ],
});
