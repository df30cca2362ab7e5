import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import type { WebhookPause } from '@carillon/contracts/http/webhooks/webhook.ts';
import type { Log } from '@carillon/kit/log.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import { nameOf, type Webhook } from '../domain/webhook.ts';
import type { WebhookStore } from '../stores/webhooks.ts';

export interface PauseDeps {
  readonly stores: { readonly webhooks: Pick<WebhookStore, 'pause'> };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly log: Log;
}

/** Carillon's own pausing: a member resumes it. False when it was changed meanwhile. */
export async function pause(
  { stores, relay, log }: PauseDeps,
  webhook: Webhook,
  because: WebhookPause,
  at: Date,
): Promise<boolean> {
  const { id, workspaceId, revision } = webhook;
  const event = makeEvent(
    webhookPaused,
    {
      ...{ workspace_id: workspaceId, webhook_id: id, name: nameOf(webhook) },
      ...{ because, revision: revision + 1 },
    },
    at,
  );
  if (!(await stores.webhooks.pause(id, revision, because, event))) return false;
  relay.nudge();
  log.info({ webhookId: id, because }, 'a webhook is paused');
  return true;
}
