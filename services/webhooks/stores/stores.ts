import {
  createIdempotencyStore,
  type IdempotencyStore,
} from '@carillon/kit/idempotency/idempotency-store.ts';
import { oldestEvent } from '@carillon/kit/outbox/outbox-age.ts';
import { createPersonalData, type PersonalData } from '@carillon/kit/personal-data/personal-data.ts';
import { type DatabasePlace, type OpenDatabase, openDatabase } from '@carillon/kit/store/open-database.ts';
import { storeFormat } from '@carillon/kit/store/store-format.ts';
import { createDeliveryStore, type DeliveryStore } from './deliveries.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { createWebhookStore, type WebhookStore } from './webhooks.ts';

export interface Stores extends OpenDatabase {
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
  readonly idempotency: IdempotencyStore;
  readonly personalData: PersonalData;
  /** When the oldest was made of the events that wait to be sent. */
  oldestEvent(): Promise<Date | null>;
}

/** Raised when what is stored changes its form. */
export const format = storeFormat(1);

export async function openStores(place: DatabasePlace): Promise<Stores> {
  const stores = await openDatabase(place, format, (connection) => ({
    webhooks: createWebhookStore(connection),
    deliveries: createDeliveryStore(connection),
    idempotency: createIdempotencyStore(connection),
    personalData: createPersonalData(connection, PERSONAL_DATA),
  }));
  return { ...stores, oldestEvent: () => oldestEvent([stores.webhooks.outbox]) };
}
