import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A workspace was made, or is called something else. */
export const workspaceChanged = defineEvent({
  type: 'identity.workspace.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    actor_id: z.string(),
    change: z.enum(['created', 'renamed']),
    name: z.string(),
    previous_name: z.string().nullable(),
  }),
});
