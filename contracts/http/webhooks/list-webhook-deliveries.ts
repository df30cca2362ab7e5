import { z } from 'zod';
import { cursor, givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { webhookDelivery } from './webhook-delivery.ts';

/** A delivery's statuses, and `problem`: failed, or retried after a failure. */
const STATUS_FILTER = [...webhookDelivery.shape.status.options, 'problem'] as const;
export type DeliveryFilter = (typeof STATUS_FILTER)[number];

/** Thirty a page, the newest event first; 30 days of them. */
export const listWebhookDeliveries = defineOperation({
  id: 'webhooks.listWebhookDeliveries',
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  access: 'editor',
  scope: 'webhooks',
  summary: 'List sent and waiting deliveries of a webhook',
  example: { params: { id: EXAMPLE.own } },
  params: z.object({ id: givenId }),
  query: z.object({
    status: z.enum(STATUS_FILTER).optional(),
    /** `next` of the page before. */
    before: cursor.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    deliveries: z.array(webhookDelivery).max(30),
    /** Where the next page begins; null when this is the last. */
    next: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
