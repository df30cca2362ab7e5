import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Webhook } from '../domain/webhook.ts';
import type { WebhookStore } from '../stores/webhooks.ts';

/** A webhook of the workspace's. @throws AppError `not_found` */
export async function findOwnWebhook(
  webhooks: Pick<WebhookStore, 'find'>,
  id: string,
  workspaceId: string,
): Promise<Webhook> {
  const webhook = await webhooks.find(id, workspaceId);
  if (webhook) return webhook;
  throw new AppError('not_found', { message: sentence`We couldn’t find that webhook.` });
}
