import type { WebhookPause } from '@carillon/contracts/http/webhooks/webhook.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Webhook } from '../domain/webhook.ts';
import type { WebhookStore } from '../stores/webhooks.ts';
import { pausedEvent } from './webhook-events.ts';

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
  const { id, revision } = webhook;
  const event = pausedEvent(webhook, because, at);
  if (!(await stores.webhooks.pause(id, revision, because, event))) return false;
  relay.nudge();
  log.info({ webhookId: id, because }, 'a webhook is paused');
  return true;
}
