import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { webhook, webhookFields } from './webhook.ts';

/**
 * Changes the given fields. While a webhook is paused, no events are stored for it; those already waiting are sent in
 * order once it is active again.
 */
export const changeWebhook = defineOperation({
  id: 'webhooks.changeWebhook',
  method: 'PATCH',
  path: '/webhooks/:id',
  access: 'editor',
  scope: 'webhooks',
  summary: 'Change, pause or resume a webhook',
  example: { params: { id: EXAMPLE.own }, body: { status: 'paused' } },
  params: z.object({ id: givenId }),
  body: z.object({
    url: webhookFields.shape.url.optional(),
    description: webhookFields.shape.description.unwrap().optional(),
    events: webhookFields.shape.events.optional(),
    status: z.enum(['active', 'paused']).optional(),
  }),
  response: z.object({ success: z.literal(true), webhook }),
  errors: ['not_authenticated', 'validation_failed', 'not_found'],
});
