import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '@carillon/contracts/domain/webhook-events.ts';
import { WEBHOOK_LIMITS } from '@carillon/contracts/http/webhooks/webhook.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { faultInUrl } from '../delivery/receiver-url.ts';
import { changedEvent } from '../delivery/webhook-events.ts';
import type { Webhook } from '../domain/webhook.ts';
import { newSeed, secretOf } from '../signing/secrets.ts';
import { type Actor, tellOf, type WebhookDeps } from './webhook-deps.ts';

interface WebhookRequest {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
}

/**
 * Creates a webhook and its secret, which is never returned again.
 * @throws AppError `too_many_webhooks`, or `validation_failed` for a URL that isn't allowed
 */
export async function create(
  deps: WebhookDeps,
  actor: Actor,
  { url, description, events }: WebhookRequest,
): Promise<{ readonly secret: string; readonly webhook: Webhook }> {
  const { webhooks } = deps.stores;
  const { workspaceId } = actor;
  const fault = faultInUrl(url, deps.isLocal);
  if (fault) throw invalid({ url: [fault] });
  const seed = newSeed();
  const webhook: Webhook = {
    id: randomUUID(),
    workspaceId,
    url,
    description,
    events,
    seed,
    oldSeed: null,
    status: 'active',
    pausedBecause: null,
    failingSince: null,
    createdAt: deps.clock(),
    createdBy: actor.userId,
    revision: 1,
  };
  const checkRoom = async (limit: number): Promise<void> => {
    if ((await webhooks.count(workspaceId)) > limit) throw new AppError('too_many_webhooks');
  };
  await checkRoom(WEBHOOK_LIMITS.count - 1);
  await webhooks.create(webhook, changedEvent(webhook, 'created', webhook.createdAt));
  // Counted once more after the write, so that several at a time don't go past it together.
  await checkRoom(WEBHOOK_LIMITS.count).catch(async (full) => {
    await webhooks.undo(webhook.id);
    throw full;
  });
  deps.relay.nudge();
  tellOf(deps, 'webhook.created', actor, { webhook: webhook.id, host: new URL(url).host });
  deps.changed(workspaceId);
  return { secret: secretOf(deps.key, seed), webhook };
}
