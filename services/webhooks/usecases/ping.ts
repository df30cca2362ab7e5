import { randomUUID } from 'node:crypto';
import { AppError } from '@carillon/kit/errors.ts';
import { enqueue } from '../delivery/enqueue.ts';
import { pingOf } from '../delivery/happening.ts';
import type { Delivery } from '../domain/delivery.ts';
import { findOwnWebhook } from './find-own.ts';
import type { WebhookDeps } from './webhook-deps.ts';

/** Sends a test event, behind what waits already. @throws AppError `not_found`, `webhook_paused` */
export async function ping(
  deps: Omit<WebhookDeps, 'securityLog'>,
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
): Promise<Delivery> {
  const webhook = await findOwnWebhook(deps.stores.webhooks, id, workspaceId);
  if (webhook.status === 'paused') throw new AppError('webhook_paused');
  const delivery = await enqueue(deps, webhook, pingOf(workspaceId, id, randomUUID(), deps.clock()));
  deps.wakeDeliverers();
  return delivery;
}
