import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { WEBHOOK_LIMITS, webhook } from './webhook.ts';

/** The oldest first. A URL may have something secret in it, so that viewers don't see them. */
export const listWebhooks = defineOperation({
  id: 'webhooks.listWebhooks',
  method: 'GET',
  path: '/webhooks',
  access: 'editor',
  scope: 'webhooks',
  summary: 'The workspace’s webhooks',
  response: z.object({ success: z.literal(true), webhooks: z.array(webhook).max(WEBHOOK_LIMITS.count) }),
  errors: ['not_authenticated'],
});
