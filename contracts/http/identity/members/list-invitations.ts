import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { WORKSPACE_LIMITS } from '../workspaces/workspace.ts';
import { invitation } from './invitation.ts';

/** The newest first. */
export const listInvitations = defineOperation({
  id: 'identity.listInvitations',
  method: 'GET',
  path: '/workspace/invitations',
  access: 'owner',
  summary: 'List open invitations',
  response: z.object({
    success: z.literal(true),
    invitations: z.array(invitation).max(WORKSPACE_LIMITS.invitations),
  }),
  errors: ['not_authenticated'],
});
