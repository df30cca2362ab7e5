import type { DeliveryFilter } from '@carillon/contracts/http/webhooks/list-webhook-deliveries.ts';
import { cutPage, datedPlace, type Page, readCursor } from '@carillon/kit/store/page.ts';
import type { Delivery } from '../domain/delivery.ts';
import type { DeliveryStore } from '../stores/deliveries.ts';
import type { WebhookStore } from '../stores/webhooks.ts';
import { findOwnWebhook } from './find-own.ts';

interface DeliveryQuery {
  readonly id: string;
  readonly workspaceId: string;
  readonly status?: DeliveryFilter | undefined;
  readonly before?: string | undefined;
}

const PAGE = 30;

/** @throws AppError `not_found`, or `validation_failed` when the page begins at no such place */
export async function listDeliveries(
  { stores }: { readonly stores: { readonly webhooks: WebhookStore; readonly deliveries: DeliveryStore } },
  { id, workspaceId, status, before }: DeliveryQuery,
): Promise<Page<Delivery>> {
  const place = readCursor(before, datedPlace);
  await findOwnWebhook(stores.webhooks, id, workspaceId);
  const deliveries = await stores.deliveries.list(id, { status, before: place }, PAGE + 1);
  return cutPage(deliveries, PAGE, (delivery) => [delivery.at.getTime(), delivery.id]);
}
