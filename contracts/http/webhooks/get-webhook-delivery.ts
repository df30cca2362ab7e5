import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { TRIES_KEPT, webhookDelivery, webhookTry } from './webhook-delivery.ts';

/** With the payload and the receiver's reply. */
export const getWebhookDelivery = defineOperation({
  id: 'webhooks.getWebhookDelivery',
  method: 'GET',
  path: '/webhooks/:id/deliveries/:delivery',
  access: 'editor',
  scope: 'webhooks',
  summary: 'One delivery of a webhook',
  example: { params: { id: EXAMPLE.own, delivery: EXAMPLE.publication } },
  params: z.object({ id: givenId, delivery: givenId }),
  response: z.object({
    success: z.literal(true),
    delivery: webhookDelivery.extend({
      /** The body, as it is sent: JSON. */
      payload: z.string(),
      /** The latest tries, the latest first, each with the beginning of its answer. */
      log: z.array(webhookTry.extend({ answer: z.string() })).max(TRIES_KEPT),
    }),
  }),
  errors: ['not_authenticated', 'not_found'],
});
