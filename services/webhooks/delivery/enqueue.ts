import { randomUUID } from 'node:crypto';
import type { Delivery } from '../domain/delivery.ts';
import type { Webhook } from '../domain/webhook.ts';
import type { DeliveryStore } from '../stores/deliveries.ts';
import type { WebhookStore } from '../stores/webhooks.ts';
import type { Happening } from './happening.ts';

export interface EnqueueDeps {
  readonly stores: {
    readonly deliveries: Pick<DeliveryStore, 'add' | 'countWaiting'>;
    readonly webhooks: Pick<WebhookStore, 'wake'>;
  };
  /** Tells open pages that a log has changed. */
  changed(workspaceId: string): void;
  clock(): Date;
}

/** More than that don't wait for a receiver: later events are logged as failed, and can be sent from there. */
const MAX_WAITING = 5000;

/** Puts an event into a webhook's queue; the same one again changes nothing. */
export async function enqueue(
  { stores: { deliveries, webhooks }, changed, clock }: EnqueueDeps,
  { id: webhookId, workspaceId }: Pick<Webhook, 'id' | 'workspaceId'>,
  { eventId, type, at, payload, textOf }: Happening,
): Promise<Delivery> {
  const now = clock();
  const isFull = (await deliveries.countWaiting(webhookId, MAX_WAITING)) >= MAX_WAITING;
  const delivery: Delivery = {
    id: randomUUID(),
    webhookId,
    workspaceId,
    eventId,
    type,
    at,
    textOf,
    payload: JSON.stringify(payload),
    tries: 0,
    log: [],
    askedAt: null,
    dueAt: now,
    queuedAt: now,
    ...(isFull
      ? { status: 'failed' as const, failure: 'queue_full' as const }
      : { status: 'waiting' as const, failure: null }),
  };
  await deliveries.add(delivery);
  // Also when it was there: who added it may have died before this.
  await webhooks.wake(webhookId, now);
  changed(workspaceId);
  return delivery;
}
