import type { WebhookEvent } from '@carillon/contracts/domain/webhook-events.ts';
import { invalid } from '@carillon/kit/errors.ts';
import { faultInUrl } from '../delivery/receiver-url.ts';
import { changedEvent } from '../delivery/webhook-events.ts';
import type { Webhook } from '../domain/webhook.ts';
import { findOwnWebhook } from './find-own.ts';
import { type Actor, tellOf, type WebhookDeps } from './webhook-deps.ts';

interface WebhookChange {
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly status?: 'active' | 'paused' | undefined;
}

/**
 * Changes the given fields.
 * @throws AppError `not_found`, or `validation_failed` for a URL that isn't allowed
 */
export async function change(
  deps: WebhookDeps,
  actor: Actor,
  id: string,
  webhookChange: WebhookChange,
): Promise<Webhook> {
  const fault = webhookChange.url === undefined ? null : faultInUrl(webhookChange.url, deps.isLocal);
  if (fault) throw invalid({ url: [fault] });
  const givenFields = Object.fromEntries(
    Object.entries(webhookChange).filter(([, value]) => value !== undefined),
  );
  // A user who resumes or pauses it knows of its failing.
  const pauseFields = webhookChange.status === undefined ? {} : { pausedBecause: null, failingSince: null };
  const { webhooks, deliveries } = deps.stores;
  const before = await findOwnWebhook(webhooks, id, actor.workspaceId);
  const now = deps.clock();
  const after = { ...before, ...givenFields };
  const events = changesOf(before, after).map((change) => changedEvent(after, change, now));
  const changed = await webhooks.change(
    id,
    actor.workspaceId,
    { ...givenFields, ...pauseFields },
    { now, events },
  );
  const webhook = changed ?? (await findOwnWebhook(webhooks, id, actor.workspaceId));
  // A user who fixes the URL wants to see now whether it helps.
  const next = webhook.url === before.url ? null : await deliveries.nextWaiting(id);
  if (next && next.tries > 0 && (await deliveries.ask(next.id, id, now))) await webhooks.wake(id, now);
  const { host } = new URL(webhook.url);
  deps.relay.nudge();
  tellOf(deps, 'webhook.changed', actor, { webhook: id, host, status: webhook.status });
  deps.changed(actor.workspaceId);
  deps.wakeDeliverers();
  return webhook;
}

/** Pausing is an act of its own, and so is whatever else is another than before. */
function changesOf(before: Webhook, after: Webhook): ('changed' | 'paused' | 'resumed')[] {
  const isOther = (['url', 'description', 'events'] as const).some(
    (field) => String(before[field]) !== String(after[field]),
  );
  const turned = after.status === 'paused' ? 'paused' : 'resumed';
  return [
    ...(isOther ? (['changed'] as const) : []),
    ...(before.status === after.status ? [] : ([turned] as const)),
  ];
}
