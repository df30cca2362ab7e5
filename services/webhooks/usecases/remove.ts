import { changedEvent } from '../delivery/webhook-events.ts';
import { type Actor, tellOf, type WebhookDeps } from './webhook-deps.ts';

/** Deletes a webhook, its pending deliveries and its log. Idempotent. */
export async function remove(deps: WebhookDeps, actor: Actor, id: string): Promise<void> {
  const { webhooks, deliveries } = deps.stores;
  const webhook = await webhooks.find(id, actor.workspaceId);
  const now = deps.clock();
  if (
    !webhook ||
    !(await webhooks.remove(id, webhook.workspaceId, now, changedEvent(webhook, 'removed', now)))
  )
    return;
  await deliveries.removeOf(id);
  deps.relay.nudge();
  tellOf(deps, 'webhook.deleted', actor, { webhook: id });
  deps.changed(actor.workspaceId);
}
