import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { ownWorkspace, WORKSPACE_LIMITS } from './workspace.ts';

/** By name. */
export const listWorkspaces = defineOperation({
  id: 'identity.listWorkspaces',
  method: 'GET',
  path: '/workspaces',
  access: 'viewer',
  ofUser: true,
  summary: 'The workspaces that the user is a member of',
  response: z.object({
    success: z.literal(true),
    workspaces: z.array(ownWorkspace).max(WORKSPACE_LIMITS.listed),
  }),
  errors: ['not_authenticated'],
});
