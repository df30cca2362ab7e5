import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** Carillon paused a webhook, since nothing can be delivered to it. */
export const webhookPaused = defineEvent({
  type: 'webhooks.webhook.paused',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    webhook_id: z.string(),
    /** What its owner calls it, or its host. */
    name: z.string(),
    because: z.enum(['failing', 'gone']),
    /** Goes up with each change of the webhook. */
    revision: z.int().positive(),
  }),
});
