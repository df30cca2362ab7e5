import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { webhook } from './webhook.ts';

/**
 * Creates a new secret. For 24 hours deliveries are also signed with the previous one, so the receiver misses nothing
 * until it is updated.
 */
export const rotateWebhookSecret = defineOperation({
  id: 'webhooks.rotateWebhookSecret',
  method: 'POST',
  path: '/webhooks/:id/secret',
  access: 'editor',
  scope: 'webhooks',
  summary: 'Renew the signing secret of a webhook',
  example: { params: { id: EXAMPLE.own } },
  params: z.object({ id: givenId }),
  response: z.object({ success: z.literal(true), secret: z.string(), webhook }),
  errors: ['not_authenticated', 'not_found'],
});
