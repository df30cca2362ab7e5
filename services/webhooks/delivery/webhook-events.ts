import type { EventOf } from '@carillon/contracts/event.ts';
import { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import type { WebhookPause } from '@carillon/contracts/http/webhooks/webhook.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { z } from 'zod';
import { nameOf, type Webhook } from '../domain/webhook.ts';

/** Creates the event of a member's change to a webhook, by the webhook's name at that time. */
export const changedEvent = (
  webhook: Pick<Webhook, 'id' | 'workspaceId' | 'description' | 'url'>,
  change: z.input<typeof webhookChanged.data>['change'],
  now: Date,
): EventOf =>
  makeEvent(
    webhookChanged,
    { workspace_id: webhook.workspaceId, webhook_id: webhook.id, name: nameOf(webhook), change },
    now,
  );

/** Carillon paused it. */
export const pausedEvent = (
  webhook: Pick<Webhook, 'id' | 'workspaceId' | 'description' | 'url' | 'revision'>,
  because: WebhookPause,
  now: Date,
): EventOf =>
  makeEvent(
    webhookPaused,
    {
      workspace_id: webhook.workspaceId,
      webhook_id: webhook.id,
      name: nameOf(webhook),
      because,
      revision: webhook.revision + 1,
    },
    now,
  );
