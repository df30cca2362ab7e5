import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { webhookDelivery } from './webhook-delivery.ts';

/** Sends it once more, out of turn, under the id that it had. One that waits for its next try is tried now. */
export const redeliverWebhook = defineOperation({
  id: 'webhooks.redeliverWebhook',
  method: 'POST',
  path: '/webhooks/:id/deliveries/:delivery/redeliver',
  access: 'editor',
  scope: 'webhooks',
  summary: 'Send a delivery again',
  example: { params: { id: EXAMPLE.own, delivery: EXAMPLE.publication } },
  params: z.object({ id: givenId, delivery: givenId }),
  response: z.object({ success: z.literal(true), delivery: webhookDelivery }),
  errors: ['not_authenticated', 'not_found', 'webhook_paused'],
});
