import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A webhook of a workspace or its log is no longer what it was: a signal to load it again, which may be lost. */
export const webhooksChanged = defineEvent({
  type: 'webhooks.list.changed',
  version: 1,
  data: z.object({ workspace_id: z.string() }),
});
