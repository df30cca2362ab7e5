import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { webhook, webhookFields } from './webhook.ts';

/**
 * From now on its URL gets the events. It needs https and a public web address, unless this machine alone reaches
 * Carillon (`LOOPBACK_WEBHOOKS`).
 */
export const createWebhook = defineOperation({
  id: 'webhooks.createWebhook',
  method: 'POST',
  path: '/webhooks',
  access: 'editor',
  scope: 'webhooks',
  summary: 'Create a webhook',
  example: { body: { url: 'https://example.com/carillon', events: ['publication.published'] } },
  status: 201,
  body: webhookFields,
  response: z.object({
    success: z.literal(true),
    /** Returned only once. Deliveries are signed with it. */
    secret: z.string(),
    webhook,
  }),
  errors: ['not_authenticated', 'validation_failed', 'too_many_webhooks'],
});
