import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A workspace is gone for good: services remove all data of it. */
export const workspaceDeleted = defineEvent({
  type: 'identity.workspace.deleted',
  version: 1,
  data: z.object({ workspace_id: z.string() }),
});
