import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A workspace was made, is called something else, or has another rule of who approves posts. */
export const workspaceChanged = defineEvent({
  type: 'identity.workspace.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    actor_id: z.string(),
    change: z.enum(['created', 'renamed', 'approval']),
    name: z.string(),
    previous_name: z.string().nullable(),
    /** With `approval`: whether an owner must approve posts from now on. */
    owner_approval: z.boolean().optional(),
  }),
});
