import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A member changed where a workspace's texts are sent. */
export const webhookChanged = defineEvent({
  type: 'webhooks.webhook.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    webhook_id: z.string(),
    /** The owner's name for it, or its host. */
    name: z.string(),
    change: z.enum(['created', 'changed', 'paused', 'resumed', 'secret_renewed', 'removed']),
  }),
});
