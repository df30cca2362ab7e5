import { AppError } from '@carillon/kit/errors.ts';
import type { Delivery } from '../domain/delivery.ts';
import { findOwnWebhook } from './find-own.ts';
import { type DeliveryRef, noDelivery } from './get-delivery.ts';
import type { WebhookDeps } from './webhook-deps.ts';

/** Has a delivery sent once more, out of turn. @throws AppError `not_found`, `webhook_paused` */
export async function redeliver(
  { stores, clock, changed, wakeDeliverers }: Omit<WebhookDeps, 'securityLog'>,
  { id, delivery, workspaceId }: DeliveryRef,
): Promise<Delivery> {
  const { status } = await findOwnWebhook(stores.webhooks, id, workspaceId);
  if (status === 'paused') throw new AppError('webhook_paused');
  const now = clock();
  const repeated = await stores.deliveries.ask(delivery, id, now);
  if (!repeated) throw noDelivery();
  await stores.webhooks.wake(id, now);
  wakeDeliverers();
  changed(workspaceId);
  return repeated;
}
