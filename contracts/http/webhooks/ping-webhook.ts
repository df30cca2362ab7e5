import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { webhookDelivery } from './webhook-delivery.ts';

/** Sends an event of the type `ping`, behind what waits already. */
export const pingWebhook = defineOperation({
  id: 'webhooks.pingWebhook',
  method: 'POST',
  path: '/webhooks/:id/ping',
  access: 'editor',
  scope: 'webhooks',
  rate: 'costly',
  summary: 'Send a test event to a webhook',
  example: { params: { id: EXAMPLE.own } },
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true), delivery: webhookDelivery }),
  errors: ['not_authenticated', 'not_found', 'webhook_paused'],
});
