import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Delivery } from '../domain/delivery.ts';
import type { DeliveryStore } from '../stores/deliveries.ts';
import type { WebhookStore } from '../stores/webhooks.ts';
import { findOwnWebhook } from './find-own.ts';

/** A delivery by its webhook. */
export interface DeliveryRef {
  readonly id: string;
  readonly delivery: string;
  readonly workspaceId: string;
}

export const noDelivery = (): AppError =>
  new AppError('not_found', { message: sentence`We couldn’t find that delivery.` });

/** @throws AppError `not_found` */
export async function getDelivery(
  { stores }: { readonly stores: { readonly webhooks: WebhookStore; readonly deliveries: DeliveryStore } },
  { id, delivery, workspaceId }: DeliveryRef,
): Promise<Delivery> {
  await findOwnWebhook(stores.webhooks, id, workspaceId);
  const deliveryRow = await stores.deliveries.find(delivery, id);
  if (!deliveryRow) throw noDelivery();
  return deliveryRow;
}
