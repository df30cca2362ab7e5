import { z } from 'zod';
import { defineEvent } from '../../event.ts';
import { WEBHOOK_PAUSES } from '../../http/webhooks/webhook.ts';

/** Carillon paused a webhook because deliveries to it fail, or because its creator may no longer receive events. */
export const webhookPaused = defineEvent({
  type: 'webhooks.webhook.paused',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    webhook_id: z.string(),
    /** The owner's name for it, or its host. */
    name: z.string(),
    because: z.enum(WEBHOOK_PAUSES),
    /** Increases with each change of the webhook. */
    revision: z.int().positive(),
  }),
});
