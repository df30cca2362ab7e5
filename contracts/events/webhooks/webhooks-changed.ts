import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A workspace's webhook or its log has changed. A signal to reload it, which may be lost. */
export const webhooksChanged = defineEvent({
  type: 'webhooks.list.changed',
  version: 1,
  data: z.object({ workspace_id: z.string() }),
});
