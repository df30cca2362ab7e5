import type { Log } from '@carillon/kit/log.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Delivery } from '../domain/delivery.ts';
import { GIVE_UP_MS, isLost, type Verdict } from '../domain/retry-policy.ts';
import type { Webhook } from '../domain/webhook.ts';
import type { DeliveryStore } from '../stores/deliveries.ts';
import type { LeasedWebhook, WebhookStore } from '../stores/webhooks.ts';
import { type DeliverDeps, deliverOne } from './deliver-one.ts';
import { pause } from './pause.ts';

export interface ServeDeps extends DeliverDeps {
  readonly stores: { readonly deliveries: DeliveryStore; readonly webhooks: WebhookStore };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly log: Log;
  /** Tells open pages that a log has changed. */
  changed(workspaceId: string): void;
  /** Counts a try for operators. */
  count(verdict: Verdict['kind'], ms: number): void;
}

/** Longer than a try and its writes may take. */
export const LEASE_MS = 60_000;
/** After so long, or so many, others have their turn. */
const TURN_MS = 10_000;
const TURN_COUNT = 50;
/** When Carillon itself could not do it. */
const AGAIN_MS = 15_000;

/**
 * Delivers due events to one webhook, in order: the next one isn't sent before the previous one is delivered or given
 * up.
 */
export async function serveQueue(deps: ServeDeps, first: LeasedWebhook): Promise<void> {
  const { stores, clock, stopping, log } = deps;
  let lease = first;
  try {
    const turnEnds = performance.now() + TURN_MS;
    for (let count = 0; !stopping.aborted; count++) {
      const renewed = await stores.webhooks.renew(lease, new Date(clock().getTime() + LEASE_MS));
      // Paused, deleted, or another process has it.
      if (!renewed) {
        await stores.webhooks.release(lease, clock(), clock());
        return;
      }
      lease = renewed;
      const { webhook } = lease;
      const next = await nextOf(deps, webhook.id);
      const oldest = new Date(clock().getTime() - GIVE_UP_MS);
      if (next?.askedAt === null && next.queuedAt < oldest) {
        await stores.deliveries.giveUpOlder(webhook.id, oldest);
        continue;
      }
      const isDue = next !== null && (next.askedAt !== null || next.dueAt <= clock());
      if (!isDue || count >= TURN_COUNT || performance.now() > turnEnds) {
        const at = next?.askedAt ?? next?.dueAt ?? null;
        await stores.webhooks.release(lease, at, clock());
        return;
      }
      const { verdict, made } = await deliverOne(deps, webhook, next);
      await noteOf(deps, webhook, verdict, made.at);
      deps.changed(webhook.workspaceId);
      deps.count(verdict.kind, made.ms);
    }
    await stores.webhooks.release(lease, clock(), clock());
  } catch (err) {
    if (!stopping.aborted) log.warn({ err, webhookId: first.webhook.id }, 'a webhook could not be served');
    const at = stopping.aborted ? clock() : new Date(clock().getTime() + AGAIN_MS);
    // Where that fails too, the lease runs out.
    await stores.webhooks.release(lease, at, clock()).catch(() => undefined);
  }
}

const nextOf = async ({ stores: { deliveries } }: ServeDeps, id: string): Promise<Delivery | null> =>
  (await deliveries.nextAsked(id)) ?? (await deliveries.nextWaiting(id));

/** Records the meaning of a try for the webhook itself. */
async function noteOf(deps: ServeDeps, webhook: Webhook, verdict: Verdict, at: Date): Promise<void> {
  const { webhooks } = deps.stores;
  if (verdict.kind === 'delivered') {
    if (webhook.failingSince) await webhooks.noteDelivered(webhook.id);
    return;
  }
  if (!webhook.failingSince) await webhooks.noteFailing(webhook.id, at);
  if (verdict.kind === 'gone') await pause(deps, webhook, 'gone', at);
  else if (isLost(webhook.failingSince ?? at, at)) await pause(deps, webhook, 'failing', at);
}
