import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

/** Also deletes its log and pending deliveries. Idempotent. */
export const deleteWebhook = defineOperation({
  id: 'webhooks.deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/:id',
  access: 'editor',
  scope: 'webhooks',
  summary: 'Delete a webhook',
  example: { params: { id: EXAMPLE.own } },
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true) }),
  errors: ['not_authenticated'],
});
