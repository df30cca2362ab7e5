import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { webhook } from './webhook.ts';

/** A new secret. For 24 hours the one before signs as well, so that the receiver misses nothing while it is told. */
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
