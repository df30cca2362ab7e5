import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { workspaceName } from './workspace.ts';

/** Calls the session's workspace something else. */
export const renameWorkspace = defineOperation({
  id: 'identity.renameWorkspace',
  method: 'PUT',
  path: '/workspace/name',
  access: 'owner',
  summary: 'Rename the workspace',
  body: z.object({ name: workspaceName }),
  response: z.object({ success: z.literal(true), name: z.string() }),
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
