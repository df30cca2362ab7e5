import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { workspaceName } from './workspace.ts';

/** Makes a workspace that its maker owns. The session stays where it is. */
export const createWorkspace = defineOperation({
  id: 'identity.createWorkspace',
  method: 'POST',
  path: '/workspaces',
  access: 'viewer',
  ofUser: true,
  status: 201,
  summary: 'Create a workspace',
  body: z.object({ name: workspaceName }),
  response: z.object({ success: z.literal(true), id: z.string() }),
  errors: ['not_authenticated', 'validation_failed', 'too_many_workspaces'],
});
