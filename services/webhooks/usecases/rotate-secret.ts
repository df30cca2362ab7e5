import { SECRET_OVERLAP_HOURS } from '@carillon/contracts/http/webhooks/webhook.ts';
import { changedEvent } from '../delivery/webhook-events.ts';
import type { Webhook } from '../domain/webhook.ts';
import { newSeed, secretOf } from '../signing/secrets.ts';
import { findOwnWebhook } from './find-own.ts';
import { type Actor, tellOf, type WebhookDeps } from './webhook-deps.ts';

/**
 * Creates a new secret. The previous one also signs for a day; an older one ends at once.
 * @throws AppError `not_found`
 */
export async function rotateSecret(
  deps: WebhookDeps,
  actor: Actor,
  id: string,
): Promise<{ readonly secret: string; readonly webhook: Webhook }> {
  const { webhooks } = deps.stores;
  const before = await findOwnWebhook(webhooks, id, actor.workspaceId);
  const now = deps.clock();
  const until = new Date(now.getTime() + SECRET_OVERLAP_HOURS * 3_600_000);
  const change = { seed: newSeed(), oldSeed: { seed: before.seed, until } };
  const events = [changedEvent(before, 'secret_renewed', now)];
  const changed = await webhooks.change(id, actor.workspaceId, change, { now, events });
  const webhook = changed ?? (await findOwnWebhook(webhooks, id, actor.workspaceId));
  deps.relay.nudge();
  tellOf(deps, 'webhook.secret_renewed', actor, { webhook: id });
  deps.changed(actor.workspaceId);
  return { secret: secretOf(deps.key, webhook.seed), webhook };
}
